package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaCriterion;

/** Query for what a campaign is aimed at. */
final class AlphaCriteria {

    private static final AlphaQuery<AlphaCriterion> ALL =
            AlphaQuery.from("campaign_criterion", AlphaCriteria::criterion);

    private AlphaCriteria() {}

    /** Returns the query for all criteria of a campaign. */
    static AlphaQuery<AlphaCriterion> query(String campaignId) {
        return ALL.where("campaign.id = " + AlphaText.id(campaignId));
    }

    private static AlphaCriterion criterion(AlphaRow row) {
        return new AlphaCriterion(
                row.text("campaign_criterion.criterion_id"),
                row.text("campaign_criterion.resource_name"),
                row.text("campaign_criterion.type"),
                row.truth("campaign_criterion.negative"),
                row.text("campaign_criterion.status"),
                row.text("campaign_criterion.display_name"),
                row.fraction("campaign_criterion.bid_modifier"),
                AlphaDetails.of(row));
    }
}
