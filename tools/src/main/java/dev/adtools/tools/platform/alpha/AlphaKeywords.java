package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.DayRange;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The queries for the keywords of an ad group and for what they did, and what their rows mean. */
final class AlphaKeywords {

    private static final String FIELDS = "ad_group_criterion.criterion_id, ad_group_criterion.keyword.text,"
            + " ad_group_criterion.keyword.match_type, ad_group_criterion.negative, ad_group_criterion.status,"
            + " ad_group_criterion.approval_status, ad_group_criterion.cpc_bid_micros,"
            + " ad_group_criterion.quality_info.quality_score,"
            + " ad_group_criterion.position_estimates.first_page_cpc_micros";

    private AlphaKeywords() {}

    /** Returns the query for all keywords of an ad group. */
    static String query(String adGroupId) {
        // The view of keywords would leave out negative ones.
        return "SELECT " + FIELDS + " FROM ad_group_criterion WHERE ad_group.id = " + AlphaText.id(adGroupId)
                + " AND ad_group_criterion.type = 'KEYWORD'";
    }

    static AlphaKeyword keyword(JsonNode row) {
        JsonNode criterion = row.path("adGroupCriterion");
        return new AlphaKeyword(
                id(row),
                criterion.path("keyword").path("text").asText(""),
                criterion.path("keyword").path("matchType").asText(""),
                criterion.path("negative").asBoolean(false),
                criterion.path("status").asText(""),
                criterion.path("approvalStatus").asText(""),
                positive(criterion.path("cpcBidMicros")),
                score(criterion.path("qualityInfo").path("qualityScore")),
                positive(criterion.path("positionEstimates").path("firstPageCpcMicros")));
    }

    // Absent, or zero where the platform writes out default values: neither is a bid nor an estimate.
    static @Nullable Long positive(JsonNode value) {
        long micros = value.asLong(0);
        return micros > 0 ? micros : null;
    }

    private static @Nullable Integer score(JsonNode value) {
        int score = value.asInt(0);
        return score > 0 ? score : null;
    }

    /** Returns the query for what the keywords of an ad group did. */
    static String metricsQuery(String adGroupId, DayRange days) {
        return "SELECT ad_group_criterion.criterion_id, " + AlphaNumbers.METRICS + " FROM keyword_view WHERE "
                + AlphaText.between(days) + " AND ad_group.id = " + AlphaText.id(adGroupId);
    }

    static Map<String, AlphaMetrics> metrics(List<JsonNode> rows) {
        Map<String, AlphaMetrics> metrics = new HashMap<>();
        for (JsonNode row : rows) {
            AlphaMetrics one = AlphaNumbers.metrics(row);
            if (one.impressions() > 0) {
                metrics.merge(id(row), one, AlphaMetrics::plus);
            }
        }
        return metrics;
    }

    private static String id(JsonNode row) {
        return row.path("adGroupCriterion").path("criterionId").asText("");
    }
}
