package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReport.Breakdown;
import dev.adtools.tools.platform.BetaReport.Level;
import dev.adtools.tools.platform.BetaReport.Row;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.DayRange;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BetaInsightsSandboxTest {

    private static final String US = "1700100001";
    private static final String EUROPE = "1700100002";
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 20);
    private static final DayRange LAST_90 = new DayRange(TODAY.minusDays(90), TODAY.minusDays(1));
    private static final DayRange LAST_28 = new DayRange(TODAY.minusDays(28), TODAY.minusDays(1));
    private static final DayRange LAST_7 = new DayRange(TODAY.minusDays(7), TODAY.minusDays(1));

    private final SandboxWorld world = new SandboxWorld();

    @ParameterizedTest
    @ValueSource(strings = {"1700100001", "1700100002", "1700100003", "1700100004"})
    void obeysArithmeticAndAddsUpOnEveryDay(String account) {
        List<Row> ads = rows(account, Level.AD, LAST_90, true, null);
        List<Row> sets = rows(account, Level.AD_SET, LAST_90, true, null);
        List<Row> campaigns = rows(account, Level.CAMPAIGN, LAST_90, true, null);
        List<Row> days = rows(account, Level.ACCOUNT, LAST_90, true, null);
        List<Row> whole = rows(account, Level.ACCOUNT, LAST_90, false, null);

        for (List<Row> rows : List.of(ads, sets, campaigns, days, whole)) {
            assertThat(rows).isNotEmpty().allSatisfy(row -> isPossible(row.metrics()));
        }
        assertThat(sums(ads, row -> day(row) + named(row.adSet())))
                .isEqualTo(sums(sets, row -> day(row) + named(row.adSet())));
        assertThat(sums(sets, row -> day(row) + named(row.campaign())))
                .isEqualTo(sums(campaigns, row -> day(row) + named(row.campaign())));
        assertThat(sums(campaigns, BetaInsightsSandboxTest::day)).isEqualTo(sums(days, BetaInsightsSandboxTest::day));
        assertThat(sums(days, row -> "")).isEqualTo(sums(whole, row -> ""));
    }

    @ParameterizedTest
    @EnumSource(Breakdown.class)
    void addsUpOverSegments(Breakdown breakdown) {
        List<Row> split = rows(US, Level.CAMPAIGN, LAST_7, true, breakdown);
        List<Row> plain = rows(US, Level.CAMPAIGN, LAST_7, true, null);

        assertThat(split).allSatisfy(row -> isPossible(row.metrics()));
        assertThat(split).extracting(Row::segment).doesNotContainNull().hasSizeGreaterThan(plain.size());
        assertThat(sums(split, row -> day(row) + named(row.campaign())))
                .isEqualTo(sums(plain, row -> day(row) + named(row.campaign())));
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void reachesAtMostAsManyAsItsPartsAndAtLeastAsManyAsAnyOfThem(Level level) {
        Map<String, List<Row>> days = new TreeMap<>();
        rows(EUROPE, level, LAST_28, true, null)
                .forEach(row -> days.computeIfAbsent(about(row), key -> new ArrayList<>())
                        .add(row));

        assertThat(rows(EUROPE, level, LAST_28, false, null)).allSatisfy(row -> {
            List<Row> parts = days.getOrDefault(about(row), List.of());
            assertThat(row.metrics().reach())
                    .isBetween(
                            parts.stream()
                                    .mapToLong(part -> part.metrics().reach())
                                    .max()
                                    .orElseThrow(),
                            parts.stream()
                                    .mapToLong(part -> part.metrics().reach())
                                    .sum());
        });
    }

    @Test
    void saysTheSameInEveryWorld() {
        List<Row> here = rows(US, Level.AD, LAST_7, true, Breakdown.AGE);
        List<Row> there = rows(new SandboxWorld(), US, Level.AD, LAST_7, true, Breakdown.AGE);

        assertThat(there).isEqualTo(here);
    }

    @Test
    void spendsMoreOnSaturdaysThanOnTuesdays() {
        List<Row> days = rows(US, Level.ACCOUNT, LAST_90, true, null);

        assertThat(spend(days, DayOfWeek.SATURDAY)).isGreaterThan(spend(days, DayOfWeek.TUESDAY));
    }

    @Test
    void knowsOnlyPartOfToday() {
        Row today =
                rows(US, Level.ACCOUNT, new DayRange(TODAY, TODAY), false, null).get(0);
        Row yesterday = rows(US, Level.ACCOUNT, new DayRange(TODAY.minusDays(1), TODAY.minusDays(1)), false, null)
                .get(0);

        assertThat(today.metrics().spend())
                .isBetween(BigDecimal.ONE, yesterday.metrics().spend());
        assertThat(rows(US, Level.ACCOUNT, new DayRange(TODAY.plusDays(1), TODAY.plusDays(9)), false, null))
                .isEmpty();
    }

    @Test
    void narrowsToCampaigns() {
        BetaReport report = new BetaReport(Level.CAMPAIGN, LAST_7, List.of(id(1), id(19)), false, null);

        assertThat(rows(world, US, report))
                .extracting(row -> named(row.campaign()))
                .containsExactly(id(1), id(19));
    }

    @Test
    void tiresAudienceOfOneCampaign() {
        BetaMetrics now = metrics(US, id(23), LAST_7);
        BetaMetrics before = metrics(US, id(23), LAST_7.before());

        assertThat(rate(now.clicks(), now.impressions())).isLessThan(0.8 * rate(before.clicks(), before.impressions()));
        assertThat(rate(now.impressions(), now.reach()))
                .isGreaterThan(3.5)
                .isGreaterThan(1.2 * rate(before.impressions(), before.reach()));
    }

    @Test
    void raisesCostPerConversionOfOneCampaign() {
        BetaMetrics now = metrics(US, id(30), LAST_7);
        BetaMetrics before = metrics(US, id(30), LAST_7.before());

        assertThat(now.conversions().intValue()).isGreaterThanOrEqualTo(30);
        assertThat(now.spend().doubleValue() / now.conversions().doubleValue())
                .isGreaterThan(
                        2 * before.spend().doubleValue() / before.conversions().doubleValue());
        assertThat(now.conversionValue()).isPositive();
    }

    @Test
    void showsNothingOfCampaignThatWentSilent() {
        DayRange silent = new DayRange(TODAY.minusDays(2), TODAY);
        BetaReport report = new BetaReport(Level.CAMPAIGN, silent, List.of(id(41)), false, null);

        assertThat(rows(world, US, report)).isEmpty();
        assertThat(metrics(US, id(41), silent.before()).spend()).isPositive();
    }

    @Test
    void spendsWithoutConversions() {
        BetaMetrics metrics = metrics(US, id(46), LAST_90);

        assertThat(metrics.spend()).isGreaterThan(BigDecimal.valueOf(1_000));
        assertThat(metrics.conversions()).isZero();
    }

    @Test
    void spendsWholeBudgetOfOneCampaignEveryDay() {
        BigDecimal budget = BigDecimal.valueOf(dailyBudget(id(1)), 2);
        BetaReport report = new BetaReport(Level.CAMPAIGN, LAST_7, List.of(id(1)), true, null);

        assertThat(rows(world, US, report))
                .hasSize(7)
                .allSatisfy(row ->
                        assertThat(row.metrics().spend()).isBetween(budget.multiply(new BigDecimal("0.95")), budget));
    }

    @Test
    void losesVisitorsOfOneCampaign() {
        BetaMetrics metrics = metrics(US, id(19), LAST_7);

        assertThat(metrics.linkClicks()).isGreaterThan(100);
        assertThat(metrics.landingPageViews()).isLessThan(metrics.linkClicks() * 6 / 10);
        assertThat(metrics.conversions()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1700100001", "1700100002", "1700100003"})
    void neverSpendsMoreThanBudget(String account) {
        BetaAccountId id = BetaAccountId.of(account);
        Map<String, Long> budgets = new TreeMap<>();
        world.beta()
                .in(FixedCall.granted(id), FixedCall.EVENTUALLY)
                .campaigns(EnumSet.allOf(CampaignStatus.class))
                .fold(found -> found, failure -> List.<BetaCampaign>of())
                .forEach(campaign -> {
                    Long daily = campaign.budget().daily();
                    if (daily != null) {
                        budgets.put(campaign.id(), daily);
                    }
                });

        assertThat(rows(account, Level.CAMPAIGN, LAST_90, true, null))
                .filteredOn(row -> budgets.containsKey(named(row.campaign())))
                .isNotEmpty()
                .allSatisfy(
                        row -> assertThat(row.metrics().spend().unscaledValue().longValue())
                                .isLessThanOrEqualTo(budgets.getOrDefault(named(row.campaign()), 0L)));
    }

    private static void isPossible(BetaMetrics metrics) {
        assertThat(metrics.impressions()).isPositive();
        assertThat(metrics.reach()).isBetween(1L, metrics.impressions());
        assertThat(metrics.clicks()).isBetween(0L, metrics.impressions());
        assertThat(metrics.linkClicks()).isBetween(0L, metrics.clicks());
        assertThat(metrics.landingPageViews()).isBetween(0L, metrics.linkClicks());
        assertThat(metrics.conversions()).isBetween(BigDecimal.ZERO, BigDecimal.valueOf(metrics.landingPageViews()));
        assertThat(metrics.spend().signum()).isEqualTo(Long.signum(metrics.clicks()));
        assertThat(metrics.conversionValue().signum())
                .isBetween(0, metrics.conversions().signum());
    }

    private static Map<String, List<BigDecimal>> sums(List<Row> rows, Function<Row, String> key) {
        Map<String, List<BigDecimal>> sums = new TreeMap<>();
        for (Row row : rows) {
            BetaMetrics metrics = row.metrics();
            List<BigDecimal> numbers = List.of(
                    BigDecimal.valueOf(metrics.impressions()),
                    BigDecimal.valueOf(metrics.clicks()),
                    BigDecimal.valueOf(metrics.linkClicks()),
                    BigDecimal.valueOf(metrics.landingPageViews()),
                    metrics.spend(),
                    metrics.purchases(),
                    metrics.leads(),
                    metrics.appInstalls(),
                    metrics.conversions(),
                    metrics.conversionValue());
            sums.merge(key.apply(row), numbers, BetaInsightsSandboxTest::plus);
        }
        return sums;
    }

    private static List<BigDecimal> plus(List<BigDecimal> left, List<BigDecimal> right) {
        List<BigDecimal> sums = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            sums.add(left.get(i).add(right.get(i)));
        }
        return sums;
    }

    private static BigDecimal spend(List<Row> days, DayOfWeek wanted) {
        return days.stream()
                .filter(row -> LocalDate.parse(day(row)).getDayOfWeek() == wanted)
                .map(row -> row.metrics().spend())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private BetaMetrics metrics(String account, String campaign, DayRange days) {
        BetaReport report = new BetaReport(Level.CAMPAIGN, days, List.of(campaign), false, null);
        return rows(world, account, report).get(0).metrics();
    }

    private long dailyBudget(String campaign) {
        return world.beta()
                .campaign(campaign, FixedCall.until(FixedCall.EVENTUALLY))
                .map(Granted::value)
                .map(found -> Objects.requireNonNull(found.budget().daily()))
                .fold(found -> found, failure -> 0L);
    }

    private List<Row> rows(String account, Level level, DayRange days, boolean daily, @Nullable Breakdown breakdown) {
        return rows(world, account, level, days, daily, breakdown);
    }

    private static List<Row> rows(
            SandboxWorld world,
            String account,
            Level level,
            DayRange days,
            boolean daily,
            @Nullable Breakdown breakdown) {
        return rows(world, account, new BetaReport(level, days, List.of(), daily, breakdown));
    }

    private static List<Row> rows(SandboxWorld world, String account, BetaReport report) {
        return world.beta()
                .in(FixedCall.granted(BetaAccountId.of(account)), FixedCall.EVENTUALLY)
                .report(report)
                .fold(found -> found, failure -> {
                    throw new AssertionError(failure.toString());
                });
    }

    private static double rate(long part, long whole) {
        return (double) part / whole;
    }

    private static String about(Row row) {
        return named(row.campaign()) + named(row.adSet()) + named(row.ad());
    }

    private static String day(Row row) {
        return String.valueOf(row.day());
    }

    private static String named(BetaReport.@Nullable Named named) {
        return named == null ? "" : named.id();
    }

    private static String id(int campaign) {
        return BetaSeed.campaignId(campaign);
    }
}
