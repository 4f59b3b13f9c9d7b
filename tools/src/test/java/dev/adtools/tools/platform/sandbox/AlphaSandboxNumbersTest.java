package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.fixtures.AlphaReader.days;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.AlphaReader;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport.Breakdown;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.platform.AlphaReport.Row;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.DayRange;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of the sandbox's alpha, read as tools read them. In New York it is seven o'clock on 2026-11-20. */
final class AlphaSandboxNumbersTest {

    private static final DayRange QUARTER = days(91, "2026-11-20");
    private static final DayRange MONTH = days(30, "2026-11-19");
    private static final DayRange WEEK = days(7, "2026-11-19");

    private final SandboxWorld world = new SandboxWorld();
    private final AlphaReader usd = new AlphaReader(world.alpha(), SandboxWorld.USD);

    @ParameterizedTest
    @ValueSource(strings = {SandboxWorld.USD, SandboxWorld.EUR, SandboxWorld.JPY, SandboxWorld.SUSPENDED})
    void addUpFromSearchTermToAccount(String account) {
        AlphaReader reader = new AlphaReader(world.alpha(), account);
        List<Row> keywords = reader.daily(Level.KEYWORD, QUARTER, null);
        List<Row> adGroups = reader.daily(Level.AD_GROUP, QUARTER, null);
        List<Row> campaigns = reader.daily(Level.CAMPAIGN, QUARTER, null);

        Map<String, AlphaMetrics> ofSearch = sums(adGroups, row -> row.day() + id(row.adGroup()));
        ofSearch.keySet()
                .retainAll(sums(keywords, row -> row.day() + id(row.adGroup())).keySet());
        assertThat(sums(keywords, row -> row.day() + id(row.adGroup()))).isEqualTo(ofSearch);
        assertThat(sums(adGroups, row -> row.day() + id(row.campaign())))
                .isEqualTo(sums(campaigns, row -> row.day() + id(row.campaign())));
        assertThat(sums(campaigns, row -> String.valueOf(row.day())))
                .isEqualTo(sums(reader.daily(Level.ACCOUNT, QUARTER, null), row -> String.valueOf(row.day())));
        assertThat(terms(reader.searchTerms(QUARTER))).isEqualTo(sums(keywords, row -> id(row.adGroup())));
    }

    private static Map<String, AlphaMetrics> terms(List<AlphaSearchTerm> terms) {
        Map<String, AlphaMetrics> sums = new TreeMap<>();
        terms.forEach(term -> sums.merge(term.adGroupId(), plain(term.metrics()), AlphaSandboxNumbersTest::sum));
        return sums;
    }

    @ParameterizedTest
    @ValueSource(strings = {SandboxWorld.USD, SandboxWorld.EUR, SandboxWorld.JPY})
    void obeyArithmetic(String account) {
        AlphaReader reader = new AlphaReader(world.alpha(), account);
        long unit = account.equals(SandboxWorld.JPY) ? 1_000_000 : 10_000;
        List<AlphaMetrics> all = new ArrayList<>();
        reader.daily(Level.KEYWORD, QUARTER, Breakdown.DEVICE).forEach(row -> all.add(row.metrics()));
        reader.daily(Level.AD_GROUP, QUARTER, Breakdown.HOUR).forEach(row -> all.add(row.metrics()));
        reader.searchTerms(QUARTER).forEach(term -> all.add(term.metrics()));

        assertThat(all).hasSizeGreaterThan(40_000).allSatisfy(metrics -> {
            assertThat(metrics.impressions()).isPositive();
            assertThat(metrics.clicks()).isBetween(0L, metrics.impressions());
            assertThat(metrics.conversions()).isBetween(BigDecimal.ZERO, BigDecimal.valueOf(metrics.clicks()));
            assertThat(metrics.costMicros() > 0).isEqualTo(metrics.clicks() > 0);
            assertThat(metrics.costMicros() % unit).isZero();
            assertThat(micros(metrics.conversionValue()) % unit).isZero();
            assertThat(metrics.conversionValue().signum())
                    .isEqualTo(metrics.conversions().signum());
        });
    }

    private static long micros(BigDecimal units) {
        return units.movePointRight(6).longValueExact();
    }

    @ParameterizedTest
    @EnumSource(Breakdown.class)
    void splitWithoutRest(Breakdown breakdown) {
        for (Level level : List.of(Level.ACCOUNT, Level.AD_GROUP)) {
            List<Row> parts = usd.daily(level, QUARTER, breakdown);

            assertThat(parts).extracting(Row::segment).doesNotContainNull();
            assertThat(sums(parts, row -> row.day() + id(row.adGroup())))
                    .isEqualTo(sums(usd.daily(level, QUARTER, null), row -> row.day() + id(row.adGroup())));
        }
    }

    @Test
    void areTheSameInEveryInstance() {
        AlphaReader other = new AlphaReader(new SandboxWorld().alpha(), SandboxWorld.USD);

        assertThat(other.daily(Level.KEYWORD, QUARTER, null)).isEqualTo(usd.daily(Level.KEYWORD, QUARTER, null));
        assertThat(other.searchTerms(MONTH)).isEqualTo(usd.searchTerms(MONTH));
    }

    // Two nodes of one service may run two versions for a while.
    @Test
    void areTheSameInEveryVersion() {
        DayRange day = days(1, "2026-11-01");
        AlphaReader jpy = new AlphaReader(world.alpha(), SandboxWorld.JPY);

        assertThat(usd.campaign("12000000005", day))
                .isEqualTo(new AlphaMetrics(4_169, 91, 26_570_000, BigDecimal.valueOf(11), new BigDecimal("444.37")));
        assertThat(jpy.campaign("12000000033", day))
                .isEqualTo(
                        new AlphaMetrics(830, 33, 2_493_000_000L, new BigDecimal("3.5"), BigDecimal.valueOf(26_794)));
    }

    @Test
    void comeInPages() {
        int before = world.transport().requests().size();

        List<Row> rows = usd.daily(Level.KEYWORD, QUARTER, Breakdown.DEVICE);

        assertThat(rows).hasSizeGreaterThan(10_000).doesNotHaveDuplicates();
        assertThat(world.transport().requests()).hasSize(before + 1 + rows.size() / 10_000);
    }

    @Test
    void areNoneWhereNothingIsShown() {
        Set<String> shown = usd.daily(Level.CAMPAIGN, QUARTER, null).stream()
                .map(row -> id(row.campaign()))
                .collect(Collectors.toSet());

        assertThat(shown)
                .containsExactlyInAnyOrder(
                        "12000000001",
                        "12000000002",
                        "12000000004",
                        "12000000005",
                        "12000000025",
                        "12000000027",
                        "12000000028");
        assertThat(usd.totals(Level.CAMPAIGN, QUARTER)).hasSize(10);
        assertThat(new AlphaReader(world.alpha(), SandboxWorld.SUSPENDED).daily(Level.ACCOUNT, QUARTER, null))
                .isEmpty();
    }

    @Test
    void beginAndEndWithCampaign() {
        List<String> ofNew = shownDays("12000000027");
        List<String> ofRemoved = shownDays("12000000028");

        assertThat(ofNew).startsWith("2026-09-15").endsWith("2026-11-20").hasSize(67);
        assertThat(ofRemoved).startsWith("2026-08-22").endsWith("2026-09-30").hasSize(40);
    }

    private List<String> shownDays(String campaign) {
        return usd.daily(Level.CAMPAIGN, QUARTER, null).stream()
                .filter(row -> id(row.campaign()).equals(campaign))
                .map(row -> String.valueOf(row.day()))
                .sorted()
                .toList();
    }

    @Test
    void keepToBudgets() {
        for (String account : List.of(SandboxWorld.USD, SandboxWorld.EUR, SandboxWorld.JPY)) {
            AlphaReader reader = new AlphaReader(world.alpha(), account);
            for (AlphaCampaign campaign : reader.campaigns()) {
                double daily = reader.campaign(campaign.id(), MONTH).costMicros() / 30.0;
                double share = daily / campaign.budget().amountMicros();
                boolean isLimited = campaign.delivery().reasons().contains("BUDGET_CONSTRAINED");
                assertThat(share).as(campaign.name()).isBetween(isLimited ? 0.93 : 0, isLimited ? 1.07 : 0.9);
            }
        }
    }

    @Test
    void showOneCampaignThatOnlySpends() {
        AlphaMetrics metrics = usd.campaign("12000000004", MONTH);

        assertThat(metrics.costMicros()).isGreaterThan(400_000_000);
        assertThat(metrics.conversions()).isZero();
    }

    @Test
    void showOneCampaignWhoseConversionsBecomeDear() {
        double lately = costPerConversion(usd.campaign("12000000025", WEEK));
        double before = costPerConversion(usd.campaign("12000000025", days(28, "2026-11-12")));

        assertThat(lately).isGreaterThan(2.5 * before);
    }

    private static double costPerConversion(AlphaMetrics metrics) {
        return metrics.costMicros() / metrics.conversions().doubleValue();
    }

    @Test
    void shareConversionsBetweenClicks() {
        assertThat(usd.daily(Level.CAMPAIGN, QUARTER, null))
                .anySatisfy(row -> assertThat(row.metrics().conversions().remainder(BigDecimal.ONE))
                        .isPositive());
    }

    @Test
    void followTheWeek() {
        List<Row> weeks = usd.daily(Level.ACCOUNT, days(84, "2026-11-19"), null);

        assertThat(on(DayOfWeek.SATURDAY, weeks)).isLessThan(on(DayOfWeek.TUESDAY, weeks) * 9 / 10);
    }

    private static long on(DayOfWeek day, List<Row> rows) {
        return rows.stream()
                .filter(row -> LocalDate.parse(String.valueOf(row.day())).getDayOfWeek() == day)
                .mapToLong(row -> row.metrics().impressions())
                .sum();
    }

    @Test
    void growWithTheDayThatIsNotOver() {
        DayRange today = days(1, "2026-11-20");
        long whole = 0;
        for (String hour : List.of("06:00", "12:00", "18:00")) {
            long shown = impressions(at("2026-11-20T" + hour + ":00Z", SandboxWorld.USD), today);
            assertThat(shown).isGreaterThan(whole);
            whole = shown;
        }

        assertThat(impressions(at("2026-11-21T09:00:00Z", SandboxWorld.USD), today))
                .isGreaterThan(whole);
        assertThat(usd.daily(Level.ACCOUNT, today, Breakdown.HOUR))
                .extracting(Row::segment)
                .containsExactly("0", "1", "2", "3", "4", "5", "6");
    }

    @Test
    void takeTheDayFromTheAccountsTimeZone() {
        DayRange next = days(1, "2026-11-21");

        assertThat(impressions(at("2026-11-20T20:00:00Z", SandboxWorld.JPY), next))
                .isPositive();
        assertThat(impressions(at("2026-11-20T20:00:00Z", SandboxWorld.USD), next))
                .isZero();
    }

    @Test
    void stayAsTheyWereOnceTheDayIsOver() {
        AlphaReader later = at("2026-12-24T12:00:00Z", SandboxWorld.USD);

        for (String campaign : List.of("12000000001", "12000000002", "12000000005", "12000000027")) {
            assertThat(later.campaign(campaign, MONTH)).isEqualTo(usd.campaign(campaign, MONTH));
        }
    }

    private static long impressions(AlphaReader reader, DayRange days) {
        return reader.totals(Level.ACCOUNT, days).get(0).metrics().impressions();
    }

    private static AlphaReader at(String instant, String account) {
        Clock clock = Clock.fixed(Instant.parse(instant), ZoneOffset.UTC);
        return new AlphaReader(new SandboxWorld(new InMemorySandboxStore(), clock).alpha(), account);
    }

    private static Map<String, AlphaMetrics> sums(List<Row> rows, Function<Row, String> key) {
        Map<String, AlphaMetrics> sums = new TreeMap<>();
        rows.forEach(row -> sums.merge(key.apply(row), plain(row.metrics()), AlphaSandboxNumbersTest::sum));
        return sums;
    }

    private static AlphaMetrics sum(AlphaMetrics one, AlphaMetrics other) {
        return plain(one.plus(other));
    }

    // Equal fractions are to be equal however many zeros they end with.
    private static AlphaMetrics plain(AlphaMetrics metrics) {
        return new AlphaMetrics(
                metrics.impressions(),
                metrics.clicks(),
                metrics.costMicros(),
                metrics.conversions().stripTrailingZeros(),
                metrics.conversionValue().stripTrailingZeros());
    }

    private static String id(@Nullable Named named) {
        return named == null ? "" : named.id();
    }
}
