package dev.adtools.tools.beta.adsets;

import dev.adtools.tools.report.Insight;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The effective statuses by which a list is asked for.
 *
 * @param <S> the statuses of what is listed
 * @param words those that are wanted
 * @param type all of them
 */
record WantedStatuses<S extends Enum<S>>(Set<S> words, Class<S> type) {

    private static final Set<String> LEFT_OUT = Set.of("DELETED", "ARCHIVED");

    /** Returns those that were asked for; all but DELETED and ARCHIVED when none were. */
    static <S extends Enum<S>> WantedStatuses<S> of(@Nullable List<S> asked, Class<S> type) {
        Set<S> words = EnumSet.allOf(type);
        words.removeIf(word -> asked == null ? LEFT_OUT.contains(word.name()) : !asked.contains(word));
        return new WantedStatuses<>(words, type);
    }

    boolean contain(String effectiveStatus) {
        return words.stream().anyMatch(word -> word.name().equals(effectiveStatus));
    }

    /** Returns what stands out: that the account has others, when it may. */
    List<Insight> insights(String kind) {
        return words.containsAll(EnumSet.allOf(type))
                ? List.of()
                : List.of(Insight.of(
                        ContentsInsight.PART_OF_ACCOUNT,
                        kind + " of other statuses, deleted and archived ones too unless status names them, are not"
                                + " here."));
    }
}
