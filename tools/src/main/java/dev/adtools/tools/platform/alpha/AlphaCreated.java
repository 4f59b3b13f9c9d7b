package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.CreatedAppCampaign;
import java.util.List;
import java.util.Optional;

/**
 * An app campaign that was found by the name of its budget.
 *
 * @param budgetName the name of its budget
 * @param campaign the campaign
 */
record AlphaCreated(String budgetName, CreatedAppCampaign campaign) {

    private static final AlphaQuery<AlphaCreated> ALL = AlphaQuery.from("campaign", AlphaCreated::of);

    // The mark is our own; the rest of the name came from a caller and stays out of the query.
    static AlphaQuery<AlphaCreated> query(String mark) {
        if (!mark.matches("[0-9a-z]+")) {
            throw new IllegalArgumentException("no mark of ours: " + mark);
        }
        return ALL.where("campaign_budget.name LIKE '%" + mark + "'");
    }

    private static AlphaCreated of(AlphaRow row) {
        return new AlphaCreated(
                row.text("campaign_budget.name"),
                new CreatedAppCampaign(
                        row.text("campaign.id"),
                        row.text("campaign.resource_name"),
                        row.text("campaign_budget.id"),
                        row.text("campaign.campaign_budget")));
    }

    /** Returns which of the campaigns that were found is the one that was sent. */
    static Optional<CreatedAppCampaign> of(List<AlphaCreated> found, AppCampaign sent) {
        return found.stream()
                .filter(one -> one.budgetName().equals(sent.budgetName()))
                .findFirst()
                .map(AlphaCreated::campaign);
    }
}
