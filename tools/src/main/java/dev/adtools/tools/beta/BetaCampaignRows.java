package dev.adtools.tools.beta;

import dev.adtools.tools.beta.CampaignsAnswer.Budget;
import dev.adtools.tools.beta.CampaignsAnswer.BudgetType;
import dev.adtools.tools.beta.CampaignsAnswer.Campaign;
import dev.adtools.tools.beta.CampaignsAnswer.Issue;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.beta.metrics.BetaRowMetrics;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Cells;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes rows of campaigns, with the fields that were asked for. */
final class BetaCampaignRows {

    private final Set<CampaignField> fields;
    private final String currency;

    /** Makes rows with some fields, or all when that is null, in an account's currency. */
    BetaCampaignRows(@Nullable List<CampaignField> fields, String currency) {
        this.fields = fields == null ? EnumSet.allOf(CampaignField.class) : EnumSet.copyOf(fields);
        this.currency = currency;
    }

    Campaign row(BetaCampaign campaign, @Nullable BetaMetrics numbers) {
        return new Campaign(
                campaign.id(),
                only(CampaignField.NAME, Cells.known(campaign.name())),
                only(CampaignField.OBJECTIVE, Cells.known(campaign.objective())),
                only(CampaignField.STATUS, Cells.known(campaign.status())),
                only(CampaignField.EFFECTIVE_STATUS, Cells.known(campaign.effectiveStatus())),
                only(CampaignField.BUYING_TYPE, campaign.buyingType()),
                only(CampaignField.BID_STRATEGY, campaign.bidStrategy()),
                only(CampaignField.SPECIAL_AD_CATEGORIES, campaign.specialAdCategories()),
                only(CampaignField.BUDGET, budget(campaign.budget())),
                only(
                        CampaignField.BUDGET_REMAINING,
                        BetaMoney.micros(campaign.budget().remaining(), currency)),
                only(CampaignField.START_TIME, campaign.times().start()),
                only(CampaignField.STOP_TIME, campaign.times().stop()),
                only(CampaignField.CREATED_AT, Cells.known(campaign.times().created())),
                only(CampaignField.UPDATED_AT, Cells.known(campaign.times().updated())),
                only(CampaignField.ISSUES, issues(campaign)),
                numbers == null ? null : BetaRowMetrics.of(numbers, currency));
    }

    private <T> @Nullable T only(CampaignField field, @Nullable T value) {
        return fields.contains(field) ? value : null;
    }

    static BudgetType type(BetaCampaign.Budget budget) {
        if (budget.daily() != null) {
            return BudgetType.DAILY;
        }
        return budget.lifetime() != null ? BudgetType.LIFETIME : BudgetType.AD_SET_LEVEL;
    }

    private Budget budget(BetaCampaign.Budget budget) {
        return Budget.of(type(budget), amount(budget), currency);
    }

    static @Nullable Long amount(BetaCampaign.Budget budget) {
        return budget.daily() != null ? budget.daily() : budget.lifetime();
    }

    private static List<Issue> issues(BetaCampaign campaign) {
        return campaign.issues().stream()
                .map(issue -> new Issue(issue.level(), issue.code(), issue.summary(), issue.message()))
                .toList();
    }
}
