package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AlphaCriterion;
import java.util.stream.Collectors;

/** The query for what a campaign is aimed at, and what its rows mean. */
final class AlphaCriteria {

    private static final String FIELDS = "campaign_criterion.resource_name, campaign_criterion.criterion_id,"
            + " campaign_criterion.type, campaign_criterion.status, campaign_criterion.negative,"
            + " campaign_criterion.bid_modifier, campaign_criterion.display_name, "
            + AlphaDetails.fields().stream()
                    .map(field -> "campaign_criterion." + field)
                    .collect(Collectors.joining(", "));

    private AlphaCriteria() {}

    /** Returns the query for all criteria of a campaign. */
    static String query(String campaignId) {
        return "SELECT " + FIELDS + " FROM campaign_criterion WHERE campaign.id = " + AlphaText.id(campaignId);
    }

    static AlphaCriterion criterion(JsonNode row) {
        JsonNode criterion = row.path("campaignCriterion");
        return new AlphaCriterion(
                criterion.path("criterionId").asText(""),
                criterion.path("resourceName").asText(""),
                criterion.path("type").asText(""),
                criterion.path("negative").asBoolean(false),
                criterion.path("status").asText(""),
                criterion.path("displayName").asText(""),
                AlphaNumbers.fraction(criterion.path("bidModifier")),
                AlphaDetails.of(criterion));
    }
}
