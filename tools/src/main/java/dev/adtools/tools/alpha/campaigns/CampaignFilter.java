package dev.adtools.tools.alpha.campaigns;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.platform.AlphaCampaign;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Filter for the wanted campaigns. A kind that is not known here matches no filter and stays in an unfiltered list. */
final class CampaignFilter {

    private final @Nullable List<OwnerStatus> statuses;
    private final @Nullable List<CampaignChannel> channels;
    private final String part;

    CampaignFilter(GetAlphaCampaigns arguments) {
        statuses = arguments.status();
        channels = arguments.channel();
        part = arguments.nameContains() == null ? "" : lower(arguments.nameContains());
    }

    /** Returns whether campaigns may be left out. */
    boolean isPart() {
        return statuses == null
                || !statuses.containsAll(List.of(OwnerStatus.values()))
                || channels != null
                || !part.isEmpty();
    }

    List<AlphaCampaign> matching(List<AlphaCampaign> campaigns) {
        return campaigns.stream()
                .filter(it -> OwnerStatus.isWanted(it.status(), statuses))
                .filter(it -> channels == null || isOneOf(channels, it.channel()))
                .filter(it -> lower(it.name()).contains(part))
                .toList();
    }

    private static boolean isOneOf(List<CampaignChannel> channels, String word) {
        return channels.stream().anyMatch(channel -> channel.name().equals(word));
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /** Returns what tells this filter from others. */
    String query() {
        return String.join("\n", words(statuses), words(channels), part);
    }

    private static String words(@Nullable List<? extends Enum<?>> words) {
        return words == null
                ? ""
                : words.stream().map(Enum::name).distinct().sorted().toList().toString();
    }
}
