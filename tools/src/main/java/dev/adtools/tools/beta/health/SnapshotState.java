package dev.adtools.tools.beta.health;

import dev.adtools.api.MinorUnits;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.health.CampaignSnapshot.Numbers;
import dev.adtools.tools.beta.health.CampaignState.Delivery;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes a campaign to be judged of a caller's snapshot. */
final class SnapshotState {

    private final DiagnoseCampaignHealth arguments;
    private final CampaignSnapshot snapshot;

    SnapshotState(DiagnoseCampaignHealth arguments, CampaignSnapshot snapshot) {
        this.arguments = arguments;
        this.snapshot = snapshot;
    }

    Outcome<Known> known() {
        List<Violation> violations = violations();
        return violations.isEmpty()
                ? Outcome.completed(new Known(
                        state(),
                        new Known.Label(
                                arguments.campaignId(), arguments.accountId(), null, snapshot.effectiveStatus()),
                        new Known.Period(arguments.lookbackDays(), null, null),
                        snapshot.currency(),
                        issues(),
                        null))
                : Outcome.failed(ToolError.ruleViolation(violations));
    }

    private List<Violation> violations() {
        List<Violation> violations = new ArrayList<>();
        String currency = snapshot.currency();
        if (currency != null && BetaCurrency.of(currency).isEmpty()) {
            violations.add(HealthRule.HEALTH_CURRENCY_1.at(
                    "/snapshot/currency", "must be a currency that ad accounts on beta can have"));
        }
        if (exceeds(snapshot.reach(), snapshot.impressions())) {
            violations.add(HealthRule.HEALTH_COUNTS_1.at("/snapshot/reach", "must not exceed impressions"));
        }
        if (exceeds(snapshot.linkClicks(), snapshot.clicks())) {
            violations.add(HealthRule.HEALTH_COUNTS_1.at("/snapshot/link_clicks", "must not exceed clicks"));
        }
        Numbers previous = snapshot.previous();
        if (previous != null && exceeds(previous.reach(), previous.impressions())) {
            violations.add(HealthRule.HEALTH_COUNTS_1.at("/snapshot/previous/reach", "must not exceed impressions"));
        }
        if (exceeds(snapshot.fullBudgetDays(), (long) arguments.lookbackDays())) {
            violations.add(HealthRule.HEALTH_DAYS_1.at(
                    "/snapshot/full_budget_days", "must not exceed lookback_days, " + arguments.lookbackDays()));
        }
        return violations;
    }

    private static boolean exceeds(@Nullable Long part, @Nullable Long whole) {
        return part != null && whole != null && part > whole;
    }

    private CampaignState state() {
        Numbers previous = snapshot.previous();
        return new CampaignState(
                delivery(),
                arguments.lookbackDays(),
                window(new Numbers(
                        snapshot.spend(),
                        snapshot.impressions(),
                        snapshot.reach(),
                        snapshot.frequency(),
                        snapshot.clicks(),
                        snapshot.conversions(),
                        snapshot.revenue())),
                previous == null ? null : window(previous),
                new CampaignState.Visits(snapshot.linkClicks(), snapshot.landingPageViews(), snapshot.hasPixel()),
                snapshot.ageDays(),
                new CampaignState.Budget(amount(snapshot.dailyBudget()), snapshot.fullBudgetDays()),
                targets(arguments));
    }

    static CampaignState.Targets targets(DiagnoseCampaignHealth arguments) {
        return new CampaignState.Targets(
                amount(arguments.targetCpa()), arguments.targetRoas(), amount(arguments.monthlyBudget()));
    }

    private Delivery delivery() {
        List<CampaignSnapshot.AdSet> adSets = snapshot.adSets();
        List<CampaignSnapshot.Ad> ads = snapshot.ads();
        return new Delivery(
                snapshot.effectiveStatus(),
                snapshot.objective(),
                snapshot.activeHours(),
                issues(),
                adSets == null
                        ? null
                        : adSets.stream().map(SnapshotState::adSet).toList(),
                ads == null
                        ? null
                        : ads.stream().map(CampaignSnapshot.Ad::effectiveStatus).toList());
    }

    private static AdSetState adSet(CampaignSnapshot.AdSet adSet) {
        return new AdSetState(
                adSet.effectiveStatus(), adSet.learningStage(), adSet.conversions_7d(), adSet.lastEditHours());
    }

    private List<DeliveryIssue> issues() {
        List<DeliveryIssue> issues = new ArrayList<>();
        listed(snapshot.issues()).forEach(issue -> issues.add(issue("campaign", arguments.campaignId(), issue)));
        List<CampaignSnapshot.AdSet> adSets = snapshot.adSets() == null ? List.of() : snapshot.adSets();
        adSets.stream()
                .filter(adSet -> !AdSetState.isOff(adSet.effectiveStatus()))
                .flatMap(adSet -> listed(adSet.issues()).stream())
                .forEach(issue -> issues.add(issue("ad_set", "", issue)));
        return issues;
    }

    private static List<CampaignSnapshot.Issue> listed(@Nullable List<CampaignSnapshot.Issue> issues) {
        return issues == null ? List.of() : issues;
    }

    private static DeliveryIssue issue(String of, String id, CampaignSnapshot.Issue issue) {
        return new DeliveryIssue(
                of,
                id,
                Objects.requireNonNullElse(issue.level(), ""),
                Objects.requireNonNullElse(issue.errorCode(), ""),
                Objects.requireNonNullElse(issue.summary(), ""));
    }

    private static Window window(Numbers numbers) {
        BigDecimal frequency = numbers.frequency();
        return new Window(
                numbers.impressions(),
                numbers.reach(),
                frequency == null ? Fraction.of(numbers.impressions(), numbers.reach()) : Fraction.of(frequency),
                numbers.clicks(),
                amount(numbers.spend()),
                numbers.conversions(),
                amount(numbers.revenue()));
    }

    private static @Nullable BigDecimal amount(@Nullable MinorUnits amount) {
        return amount == null ? null : BigDecimal.valueOf(amount.value());
    }
}
