package dev.adtools.tools.beta.health;

import dev.adtools.api.Source;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.health.CampaignSnapshot.LearningStage;
import dev.adtools.tools.beta.health.CampaignState.Delivery;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.beta.pacing.CampaignHistory;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.Life;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.rules.IsoTime;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes a campaign to be judged of what the platform tells. */
final class PlatformState {

    private static final BigDecimal FULL = new BigDecimal("0.95");
    private static final Set<String> BY_PIXEL = Set.of("OFFSITE_CONVERSIONS", "VALUE");

    private final CampaignReads reads;
    private final BetaCampaign campaign;
    private final @Nullable BetaCurrency currency;
    private final Instant now;

    PlatformState(CampaignReads reads, Instant now) {
        this.reads = reads;
        this.campaign = reads.found().campaign();
        this.currency = BetaCurrency.of(reads.found().account().currency()).orElse(null);
        this.now = now;
    }

    Known known(DiagnoseCampaignHealth arguments, Source source) {
        List<DeliveryIssue> issues = issues();
        return new Known(
                state(issues, SnapshotState.targets(arguments, reads.conversion())),
                new Known.Label(campaign.id(), campaign.accountId(), campaign.name(), campaign.effectiveStatus()),
                new Known.Period(
                        arguments.lookbackDays(),
                        DateRange.of(reads.days()),
                        DateRange.of(reads.days().before())),
                currency == null ? null : currency.name(),
                Stream.concat(issues.stream(), reads.ads().stream().flatMap(PlatformState::issues))
                        .toList(),
                source,
                reads.path());
    }

    private CampaignState state(List<DeliveryIssue> issues, CampaignState.Targets targets) {
        BetaMetrics numbers = numbers(reads.now());
        List<BetaAdSet> on = on().toList();
        boolean pixel = on.stream().anyMatch(it -> BY_PIXEL.contains(it.optimizationGoal()));
        return new CampaignState(
                new Delivery(
                        campaign.effectiveStatus(),
                        campaign.objective(),
                        hours(campaign.times().updated()),
                        issues,
                        reads.adSets().stream().map(this::adSet).toList(),
                        reads.ads().stream().map(BetaAd::effectiveStatus).toList()),
                (int) reads.days().days(),
                window(numbers),
                window(numbers(reads.before())),
                new CampaignState.Visits(
                        BetaMetric.LINK_CLICKS.whole(numbers),
                        BetaMetric.LANDING_PAGE_VIEWS.whole(numbers),
                        pixel,
                        BetaMetric.ACTIONS.of(numbers)),
                new CampaignState.Life(
                        age(),
                        moment(campaign.times().start()),
                        moment(campaign.times().stop()),
                        now),
                budget(on),
                targets,
                Fraction.of(minor(reads.peers().spend()), reads.peers().results()));
    }

    private Stream<BetaAdSet> on() {
        return reads.adSets().stream().filter(it -> !AdSetState.isOff(it.effectiveStatus()));
    }

    private List<DeliveryIssue> issues() {
        List<DeliveryIssue> issues = new ArrayList<>();
        campaign.issues().forEach(issue -> issues.add(DeliveryIssue.of("campaign", campaign.id(), issue)));
        on().forEach(adSet ->
                adSet.issues().forEach(issue -> issues.add(DeliveryIssue.of("ad_set", adSet.id(), issue))));
        return issues;
    }

    private static Stream<DeliveryIssue> issues(BetaAd ad) {
        Stream<DeliveryIssue> review = ad.reviewFeedback().entrySet().stream()
                .map(policy -> new DeliveryIssue("ad", ad.id(), "REVIEW", policy.getKey(), policy.getValue()));
        return Stream.concat(review, ad.issues().stream().map(issue -> DeliveryIssue.of("ad", ad.id(), issue)));
    }

    private AdSetState adSet(BetaAdSet adSet) {
        BetaAdSet.Learning learning = adSet.learning();
        return learning == null
                ? new AdSetState(adSet.effectiveStatus(), null, null, null)
                : new AdSetState(
                        adSet.effectiveStatus(),
                        stage(learning.stage()),
                        learning.conversions(),
                        hours(learning.lastEdited()));
    }

    private static @Nullable LearningStage stage(String word) {
        return Stream.of(LearningStage.values())
                .filter(stage -> stage.name().equals(word))
                .findFirst()
                .orElse(null);
    }

    private @Nullable Long hours(@Nullable String time) {
        Instant moment = moment(time);
        return moment == null
                ? null
                : (Long) Math.max(0, Duration.between(moment, now).toHours());
    }

    private static @Nullable Instant moment(@Nullable String time) {
        return Optional.ofNullable(time).flatMap(IsoTime::parse).orElse(null);
    }

    private @Nullable Long age() {
        Long hours = hours(Objects.requireNonNullElse(
                campaign.times().start(), campaign.times().created()));
        return hours == null ? null : (Long) (hours / 24);
    }

    private Window window(BetaMetrics numbers) {
        Long impressions = BetaMetric.IMPRESSIONS.whole(numbers);
        Long reach = BetaMetric.REACH.whole(numbers);
        return new Window(
                impressions,
                reach,
                Fraction.of(impressions, reach),
                BetaMetric.CLICKS.whole(numbers),
                minor(BetaMetric.COST.of(numbers)),
                BetaMetric.CONVERSIONS.of(numbers),
                minor(BetaMetric.CONVERSION_VALUE.of(numbers)));
    }

    // Without the platform's own unit an amount could be wrong a hundredfold, so it is not known.
    private @Nullable BigDecimal minor(@Nullable BigDecimal units) {
        return currency == null || units == null ? null : units.movePointRight(currency.minorDigits());
    }

    // A campaign that was not shown has no row.
    private static BetaMetrics numbers(List<BetaReport.Row> rows) {
        return rows.isEmpty() ? BetaMetrics.NONE : rows.get(0).metrics();
    }

    private CampaignState.Budget budget(List<BetaAdSet> on) {
        CampaignHistory history = new CampaignHistory(
                campaign, reads.changes(), Period.zone(reads.found().account().timezone()));
        Life life = history.life();
        List<LocalDate> days = reads.days()
                .since()
                .datesUntil(reads.days().until().plusDays(1))
                .filter(day -> life.includes(day) && history.wasOn(day))
                .toList();
        BigDecimal daily = daily(on);
        if (daily == null || daily.signum() == 0 || currency == null) {
            return new CampaignState.Budget(days.size(), null, null, false);
        }
        Long own = campaign.budget().daily();
        Function<LocalDate, BigDecimal> budget = day -> own == null ? daily : history.dailyBudget(own, day);
        Long full = reads.daily().stream()
                        .map(row -> BetaMetric.COST.of(row.metrics()))
                        .anyMatch(Objects::isNull)
                ? null
                : (Long) reads.daily().stream()
                        .filter(row -> isFull(row, budget))
                        .count();
        return new CampaignState.Budget(
                days.size(),
                days.stream().map(budget).reduce(BigDecimal.ZERO, BigDecimal::add),
                full,
                isUncertain(history.known(reads.days().since(), own != null), own != null));
    }

    private boolean isFull(BetaReport.Row row, Function<LocalDate, BigDecimal> budget) {
        BigDecimal spend = minor(row.metrics().spend());
        return spend != null
                && row.day() != null
                && spend.compareTo(budget.apply(LocalDate.parse(row.day())).multiply(FULL)) >= 0;
    }

    // Budgets of ad sets have no date of change that the campaign's own would tell.
    private static boolean isUncertain(BudgetHistory known, boolean isOwn) {
        return known == BudgetHistory.CONTRADICTED || (known == BudgetHistory.ASSUMED && isOwn);
    }

    private @Nullable BigDecimal daily(List<BetaAdSet> on) {
        Long daily = campaign.budget().daily();
        if (daily != null) {
            return BigDecimal.valueOf(daily);
        } else if (campaign.budget().lifetime() != null || on.isEmpty()) {
            return null;
        }
        BigDecimal sum = BigDecimal.ZERO;
        for (BetaAdSet adSet : on) {
            if (adSet.dailyBudget() == null) {
                return null;
            }
            sum = sum.add(BigDecimal.valueOf(adSet.dailyBudget()));
        }
        return sum;
    }
}
