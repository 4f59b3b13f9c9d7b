package dev.adtools.tools.beta;

import dev.adtools.api.Money;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.report.Insight;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says of all campaigns that were found, on every page, how many there are and what stands out. */
final class CampaignSummary {

    private static final String ACTIVE = "ACTIVE";

    private final BetaAccount account;
    private final List<BetaCampaign> campaigns;

    CampaignSummary(BetaAccount account, List<BetaCampaign> campaigns) {
        this.account = account;
        this.campaigns = campaigns;
    }

    String currency() {
        return account.currency();
    }

    int total() {
        return campaigns.size();
    }

    String summary() {
        if (campaigns.isEmpty()) {
            return "No campaigns of " + account.name() + " match.";
        }
        Map<String, Long> byStatus = campaigns.stream()
                .collect(Collectors.groupingBy(BetaCampaign::effectiveStatus, TreeMap::new, Collectors.counting()));
        String counts = byStatus.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
        Money daily = activeDailyBudgets();
        String budgets = daily == null
                ? ""
                : " The active ones may spend " + daily.amountMajor() + " " + daily.currency()
                        + " a day from daily budgets of their own.";
        return campaigns.size() + " campaigns of " + account.name() + ": " + counts + "." + budgets;
    }

    private @Nullable Money activeDailyBudgets() {
        long minor = 0;
        for (BetaCampaign campaign : campaigns) {
            Long daily = campaign.budget().daily();
            if (daily != null && campaign.effectiveStatus().equals(ACTIVE)) {
                if (minor > Long.MAX_VALUE - daily) {
                    return null;
                }
                minor += daily;
            }
        }
        return BetaMoney.of(minor, account.currency());
    }

    /** Returns what stands out; numbers of a part of the campaigns are a part of what the account did. */
    List<Insight> insights(boolean isPartMeasured) {
        List<Insight> insights = new ArrayList<>();
        if (!account.active()) {
            add(
                    insights,
                    BetaCampaignsInsight.ACCOUNT_NOT_ACTIVE,
                    "The account is " + account.status() + ", so none of its campaigns deliver.");
        }
        if (BetaCurrency.of(account.currency()).isEmpty()) {
            add(
                    insights,
                    BetaCampaignsInsight.CURRENCY_UNKNOWN,
                    "The unit of the currency \"" + account.currency() + "\" is not known, so amounts are left out.");
        }
        long issues = campaigns.stream().filter(it -> !it.issues().isEmpty()).count();
        if (issues > 0) {
            add(
                    insights,
                    BetaCampaignsInsight.ISSUES,
                    issues + " of the campaigns have issues that keep them from delivering as they should.");
        }
        long below = campaigns.stream()
                .filter(it -> it.effectiveStatus().equals(ACTIVE))
                .filter(it -> CampaignRows.type(it.budget()) == CampaignsAnswer.BudgetType.AD_SET_LEVEL)
                .count();
        if (below > 0) {
            add(
                    insights,
                    BetaCampaignsInsight.BUDGETS_ON_AD_SETS,
                    below + " active campaigns have their budgets on ad sets, which this list does not add up.");
        }
        if (isPartMeasured) {
            add(
                    insights,
                    BetaCampaignsInsight.PART_OF_ACCOUNT,
                    "Campaigns that do not match, deleted and archived ones too unless status names"
                            + " them, are not here, and neither are their numbers.");
        }
        return insights;
    }

    private static void add(List<Insight> insights, BetaCampaignsInsight code, String message) {
        insights.add(Insight.of(code, message));
    }
}
