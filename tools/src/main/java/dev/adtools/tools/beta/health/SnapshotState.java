package dev.adtools.tools.beta.health;

import dev.adtools.api.MinorUnits;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.beta.health.CampaignSnapshot.Numbers;
import dev.adtools.tools.beta.health.CampaignState.Delivery;
import dev.adtools.tools.beta.health.CampaignState.Life;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.rules.IsoTime;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes a campaign to be judged of a caller's snapshot. */
final class SnapshotState {

    private static final BigDecimal THOUSAND = new BigDecimal(1_000);

    private final DiagnoseCampaignHealth arguments;
    private final CampaignSnapshot snapshot;
    private final Instant now;

    SnapshotState(DiagnoseCampaignHealth arguments, CampaignSnapshot snapshot, Instant now) {
        this.arguments = arguments;
        this.snapshot = snapshot;
        this.now = now;
    }

    Outcome<Known> known() {
        List<Violation> violations = new SnapshotRules(snapshot, arguments.lookbackDays()).violations();
        return violations.isEmpty()
                ? Outcome.completed(new Known(
                        state(),
                        new Known.Label(
                                arguments.campaignId(), arguments.accountId(), null, snapshot.effectiveStatus()),
                        new Known.Period(arguments.lookbackDays(), null, null),
                        snapshot.currency(),
                        issues(),
                        null,
                        null))
                : Outcome.failed(ToolError.ruleViolation(violations));
    }

    private CampaignState state() {
        Numbers previous = snapshot.previous();
        return new CampaignState(
                delivery(),
                arguments.lookbackDays(),
                window(snapshot.numbers()),
                previous == null ? null : window(previous),
                new CampaignState.Visits(
                        snapshot.linkClicks(),
                        snapshot.landingPageViews(),
                        snapshot.hasPixel(),
                        snapshot.conversions()),
                life(),
                budget(),
                targets(arguments, arguments.conversion()),
                peerCost());
    }

    private Life life() {
        return new Life(
                snapshot.ageDays(),
                null,
                Optional.ofNullable(snapshot.stopTime()).flatMap(IsoTime::parse).orElse(null),
                now);
    }

    private CampaignState.Budget budget() {
        Long told = snapshot.deliveryDays();
        long days = told == null ? life().daysOf(arguments.lookbackDays()) : told;
        BigDecimal daily = amount(snapshot.dailyBudgetMinor());
        BigDecimal own = daily == null || daily.signum() == 0 ? null : daily.multiply(BigDecimal.valueOf(days));
        return new CampaignState.Budget(days, own, snapshot.fullBudgetDays(), false);
    }

    private @Nullable Fraction peerCost() {
        boolean hasTarget = arguments.targetCpaMinor() != null || arguments.targetRoas() != null;
        return switch (Purpose.of(snapshot.objective(), hasTarget, snapshot.conversions())) {
            case CONVERSIONS -> per(snapshot.accountCostPerConversionMinor(), BigDecimal.ONE);
            case LINK_CLICKS -> per(snapshot.accountCostPerLinkClickMinor(), BigDecimal.ONE);
            case IMPRESSIONS -> per(snapshot.accountCpmMinor(), THOUSAND);
            case ENGAGEMENT, UNKNOWN -> null;
        };
    }

    private static @Nullable Fraction per(@Nullable MinorUnits cost, BigDecimal results) {
        return Fraction.of(amount(cost), results);
    }

    static CampaignState.Targets targets(DiagnoseCampaignHealth arguments, @Nullable BetaConversion conversion) {
        return new CampaignState.Targets(
                amount(arguments.targetCpaMinor()),
                arguments.targetRoas(),
                amount(arguments.monthlyBudgetMinor()),
                conversion);
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
                Cells.known(id),
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
                amount(numbers.costMinor()),
                numbers.conversions(),
                amount(numbers.conversionValueMinor()));
    }

    private static @Nullable BigDecimal amount(@Nullable MinorUnits amount) {
        return amount == null ? null : BigDecimal.valueOf(amount.value());
    }
}
