package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.DayRange;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Queries for the keywords of an ad group and for what they did. */
final class AlphaKeywords {

    private static final String ID = "ad_group_criterion.criterion_id";

    // The view of keywords would leave out negative ones.
    private static final AlphaQuery<AlphaKeyword> ALL = AlphaQuery.from("ad_group_criterion", AlphaKeywords::keyword);

    private static final AlphaQuery<Numbers> NUMBERS =
            AlphaQuery.from("keyword_view", row -> new Numbers(row.text(ID), row.metrics()));

    private AlphaKeywords() {}

    /** Returns the query for all keywords of an ad group. */
    static AlphaQuery<AlphaKeyword> query(String adGroupId) {
        return ALL.where("ad_group.id = " + AlphaText.id(adGroupId)).where("ad_group_criterion.type = 'KEYWORD'");
    }

    private static AlphaKeyword keyword(AlphaRow row) {
        return new AlphaKeyword(
                row.text(ID),
                row.text("ad_group_criterion.keyword.text"),
                row.text("ad_group_criterion.keyword.match_type"),
                row.truth("ad_group_criterion.negative"),
                row.text("ad_group_criterion.status"),
                row.text("ad_group_criterion.approval_status"),
                row.positive("ad_group_criterion.cpc_bid_micros"),
                score(row.positive("ad_group_criterion.quality_info.quality_score")),
                row.positive("ad_group_criterion.position_estimates.first_page_cpc_micros"));
    }

    private static @Nullable Integer score(@Nullable Long score) {
        return score == null ? null : score.intValue();
    }

    /** Returns the query for what the keywords of an ad group did. */
    static AlphaQuery<Numbers> numbers(String adGroupId, DayRange days) {
        return NUMBERS.where(AlphaText.between(days)).where("ad_group.id = " + AlphaText.id(adGroupId));
    }

    /** Returns what the keywords did by their ids; those that were not shown are missing. */
    static Map<String, AlphaMetrics> byId(List<Numbers> rows) {
        Map<String, AlphaMetrics> metrics = new HashMap<>();
        for (Numbers row : rows) {
            if (row.metrics().impressions() > 0
                    || !row.metrics().gaps().unknown().isEmpty()) {
                metrics.merge(row.id(), row.metrics(), AlphaMetrics::plus);
            }
        }
        return metrics;
    }

    /**
     * Numbers of a keyword.
     *
     * @param id its id
     * @param metrics what it did
     */
    record Numbers(String id, AlphaMetrics metrics) {}
}
