package dev.adtools.tools.alpha.waste;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A keyword, or a search term in an ad group, with what it did.
 *
 * @param kind which of the two
 * @param campaignId the campaign
 * @param adGroupId the ad group
 * @param keywordId the keyword; null for a search term
 * @param text the words; foreign text
 * @param open whether it can still cost: not paused, removed or excluded already
 * @param metrics its numbers
 */
record Spender(
        Kind kind,
        String campaignId,
        String adGroupId,
        @Nullable String keywordId,
        String text,
        boolean open,
        AlphaMetrics metrics) {

    static List<Spender> ofKeywords(List<AlphaReport.Row> rows) {
        return rows.stream().flatMap(Spender::ofKeyword).toList();
    }

    private static Stream<Spender> ofKeyword(AlphaReport.Row row) {
        AlphaReport.Named keyword = row.keyword();
        AlphaReport.Named adGroup = row.adGroup();
        AlphaReport.Named campaign = row.campaign();
        return keyword == null || adGroup == null || campaign == null
                ? Stream.empty()
                : Stream.of(new Spender(
                        Kind.KEYWORD,
                        campaign.id(),
                        adGroup.id(),
                        keyword.id(),
                        keyword.name(),
                        OwnerStatus.ENABLED.is(keyword.status()),
                        row.metrics()));
    }

    /** Returns the search terms of rows, each once per ad group. */
    static Collection<Spender> ofTerms(List<AlphaSearchTerm> terms) {
        Map<List<String>, Spender> byPlace = new LinkedHashMap<>();
        for (AlphaSearchTerm term : terms) {
            Spender one = new Spender(
                    Kind.SEARCH_TERM,
                    term.campaignId(),
                    term.adGroupId(),
                    null,
                    term.text(),
                    !term.status().endsWith("EXCLUDED"),
                    term.metrics());
            byPlace.merge(List.of(term.campaignId(), term.adGroupId(), term.text()), one, Spender::and);
        }
        return byPlace.values();
    }

    private Spender and(Spender other) {
        return new Spender(
                kind, campaignId, adGroupId, keywordId, text, open && other.open, metrics.plus(other.metrics));
    }

    boolean isWithoutConversion() {
        return metrics.costMicros() > 0 && metrics.conversions().signum() == 0;
    }

    /** Returns what tells it from others. */
    String identity() {
        return String.join("\n", kind.name(), campaignId, adGroupId, Objects.requireNonNullElse(keywordId, ""), text);
    }
}
