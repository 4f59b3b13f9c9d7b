package dev.adtools.tools.beta;

import dev.adtools.api.Money;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.report.Insight;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says of all campaigns that were found, on every page, how many there are and what stands out. */
final class CampaignSummary {

    // What is switched on, in whatever effect: each of them may spend.
    private static final Set<String> ON = Set.of("ACTIVE", "IN_PROCESS", "WITH_ISSUES");

    private final BetaAccount account;
    private final List<BetaCampaign> campaigns;
    private final Instant now;

    CampaignSummary(BetaAccount account, List<BetaCampaign> campaigns, Instant now) {
        this.account = account;
        this.campaigns = campaigns;
        this.now = now;
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
        Map<String, Long> byStatus =
                campaigns.stream().collect(Collectors.groupingBy(this::status, TreeMap::new, Collectors.counting()));
        String counts = byStatus.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
        Money daily = runningDailyBudgets();
        String budgets = daily == null
                ? ""
                : " Those that are on and have not ended may spend " + daily.amountMajor() + " " + daily.currency()
                        + " a day from daily budgets of their own.";
        return campaigns.size() + " campaigns of " + account.name() + ": " + counts + "." + budgets;
    }

    private String status(BetaCampaign campaign) {
        return campaign.effectiveStatus() + (hasEnded(campaign) ? " that have ended" : "");
    }

    private boolean hasEnded(BetaCampaign campaign) {
        return isOn(campaign)
                && CampaignTimes.instant(
                                Objects.requireNonNullElse(campaign.times().stop(), ""))
                        .filter(now::isAfter)
                        .isPresent();
    }

    private static boolean isOn(BetaCampaign campaign) {
        return ON.contains(campaign.effectiveStatus());
    }

    private boolean isRunning(BetaCampaign campaign) {
        return isOn(campaign) && !hasEnded(campaign);
    }

    private @Nullable Money runningDailyBudgets() {
        long minor = 0;
        for (BetaCampaign campaign : campaigns) {
            Long daily = campaign.budget().daily();
            if (daily != null && isRunning(campaign)) {
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
            insights.add(Insight.of(
                    BetaCampaignsInsight.ACCOUNT_NOT_ACTIVE,
                    "The account is " + account.status() + ", so none of its campaigns deliver."));
        }
        if (BetaCurrency.of(account.currency()).isEmpty()) {
            insights.add(Insight.of(
                    BetaCampaignsInsight.CURRENCY_UNKNOWN,
                    "The unit of the currency \"" + account.currency() + "\" is not known, so amounts are left out."));
        }
        add(
                insights,
                BetaCampaignsInsight.ISSUES,
                it -> !it.issues().isEmpty(),
                " of the campaigns have issues that keep them from delivering as they should.");
        add(
                insights,
                BetaCampaignsInsight.ENDED,
                this::hasEnded,
                " of the campaigns are on and have ended, so they deliver nothing until their ends are moved.");
        add(
                insights,
                BetaCampaignsInsight.BUDGETS_ON_AD_SETS,
                it -> isRunning(it) && BetaCampaignRows.type(it.budget()) == CampaignsAnswer.BudgetType.AD_SET_LEVEL,
                " campaigns that are on have their budgets on ad sets, which this list does not add up.");
        if (isPartMeasured) {
            insights.add(Insight.of(
                    BetaCampaignsInsight.PART_OF_ACCOUNT,
                    "Campaigns that do not match, deleted and archived ones too unless status names"
                            + " them, are not here, and neither are their numbers."));
        }
        return insights;
    }

    private void add(List<Insight> insights, BetaCampaignsInsight code, Predicate<BetaCampaign> about, String message) {
        List<String> ids =
                campaigns.stream().filter(about).map(BetaCampaign::id).toList();
        Insight.add(insights, code, message, ids);
    }
}
