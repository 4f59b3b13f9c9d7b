package dev.adtools.tools.operations.changes;

import dev.adtools.api.AccountId;
import dev.adtools.tools.paging.PageKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Query for changes.
 *
 * @param accounts those in one of these accounts, at least one
 * @param since those of that moment or later
 * @param by those of one principal or object, where wanted
 * @param after those behind this one in the list; null for the beginning
 * @param most how many at most
 */
public record ChangeQuery(
        Set<AccountId> accounts,
        Instant since,
        By by,
        @Nullable Position after,
        int most) {

    /** Copies the set. */
    public ChangeQuery {
        accounts = Set.copyOf(accounts);
    }

    /**
     * Principal or object that a change must be of.
     *
     * @param actor the principal that called, null for any
     * @param entityId what was changed, null for anything
     */
    public record By(@Nullable String actor, @Nullable String entityId) {}

    /**
     * Position of a change in the list.
     *
     * @param at when it was made, to the microsecond
     * @param id its id
     */
    public record Position(Instant at, String id) {

        // Sixteen digits from 2001 to 2286, so that texts sort as the moments do.
        private static final Pattern MICROS = Pattern.compile("[0-9]{16}");

        /** Returns the position that a page begins behind; empty when the key is of another list. */
        public static Optional<Position> of(PageKey key) {
            return MICROS.matcher(key.sort()).matches()
                    ? Optional.of(
                            new Position(Instant.EPOCH.plus(Long.parseLong(key.sort()), ChronoUnit.MICROS), key.id()))
                    : Optional.empty();
        }

        /** Returns the position of a change. */
        public static PageKey key(RecordedChange change) {
            return new PageKey(Long.toString(ChronoUnit.MICROS.between(Instant.EPOCH, change.at())), change.id());
        }
    }
}
