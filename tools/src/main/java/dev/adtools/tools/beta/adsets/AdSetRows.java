package dev.adtools.tools.beta.adsets;

import dev.adtools.tools.beta.adsets.AdSetsAnswer.AdSet;
import dev.adtools.tools.beta.adsets.AdSetsAnswer.Budget;
import dev.adtools.tools.beta.adsets.AdSetsAnswer.BudgetType;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes rows of ad sets, as objects and as compact rows. */
final class AdSetRows {

    private AdSetRows() {}

    static AdSet row(BetaAdSet adSet, String currency) {
        return new AdSet(
                adSet.id(),
                Cells.known(adSet.name()),
                Cells.known(adSet.campaignId()),
                Cells.known(adSet.status()),
                Cells.known(adSet.effectiveStatus()),
                Budget.of(type(adSet), budget(adSet), currency),
                Cells.known(adSet.optimizationGoal()),
                Cells.known(adSet.billingEvent()),
                adSet.start(),
                adSet.end());
    }

    static Columns<BetaAdSet> columns(String currency) {
        return Columns.<BetaAdSet>none()
                .with("id", it -> Cells.text(it.id()))
                .with("name", it -> Cells.text(it.name()))
                .with("campaign_id", it -> Cells.text(it.campaignId()))
                .with("status", it -> Cells.text(it.status()))
                .with("effective_status", it -> Cells.text(it.effectiveStatus()))
                .with("budget_type", it -> Cells.text(type(it).name().toLowerCase(Locale.ROOT)))
                .with("budget_micros", it -> Cells.number(BetaMoney.micros(budget(it), currency)))
                .with("budget_minor", it -> Cells.number(budget(it)))
                .with("optimization_goal", it -> Cells.text(it.optimizationGoal()))
                .with("billing_event", it -> Cells.text(it.billingEvent()))
                .with("start_time", it -> Cells.text(it.start()))
                .with("end_time", it -> Cells.text(it.end()));
    }

    private static BudgetType type(BetaAdSet adSet) {
        if (adSet.dailyBudget() != null) {
            return BudgetType.DAILY;
        }
        return adSet.lifetimeBudget() != null ? BudgetType.LIFETIME : BudgetType.CAMPAIGN_LEVEL;
    }

    private static @Nullable Long budget(BetaAdSet adSet) {
        return adSet.dailyBudget() != null ? adSet.dailyBudget() : adSet.lifetimeBudget();
    }
}
