package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReport.Breakdown;
import dev.adtools.tools.platform.BetaReport.Level;
import dev.adtools.tools.platform.BetaReportAnswer;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.MetricGaps;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HeavyReportsTest {

    private static final String ACCOUNT = "act_1700100001";
    private static final DayRange DAYS = new DayRange(LocalDate.of(2026, 9, 20), LocalDate.of(2026, 11, 18));
    private static final String TIMED_OUT = """
            {"error":{"message":"An unknown error occurred","type":"OAuthException","code":1,"error_subcode":1504018,
             "is_transient":false}}""";
    private static final String CUT = "{\"data\":[{\"impressions\":\"12";

    private final SandboxWorld world = new SandboxWorld();
    private final PassingTime time = new PassingTime(FixedCall.NOW);
    private final Instant deadline = FixedCall.NOW.plus(Duration.ofMinutes(10));

    @ParameterizedTest
    @CsvSource({"30, false", "7, false", "1, false", "30, true", "7, true", "1, true"})
    void joinsShorterRanges(int most, boolean daily) {
        BetaReport report = report(Level.CAMPAIGN, daily, null);
        BetaReportAnswer plain = answer(world.transport()::exchange, report);

        BetaReportAnswer joined = answer(upTo(most, TIMED_OUT), report);

        assertThat(joined.path()).isEqualTo(ReadPath.SHORTER_RANGES);
        assertThat(joined.rows()).hasSameSizeAs(plain.rows()).hasSizeGreaterThan(3);
        assertThat(joined.rows().stream().map(row -> line(row, daily)))
                .containsExactlyInAnyOrderElementsOf(
                        plain.rows().stream().map(row -> line(row, daily)).toList());
        if (!daily) {
            assertThat(joined.rows())
                    .allSatisfy(row -> assertThat(row.metrics().gaps()).isEqualTo(MetricGaps.of(List.of("reach"))));
        }
    }

    @Test
    void joinsEachSegmentOfAnObject() {
        BetaReport report = report(Level.AD_SET, false, Breakdown.GENDER);

        BetaReportAnswer joined = answer(upTo(30, CUT), report);

        assertThat(joined.path()).isEqualTo(ReadPath.SHORTER_RANGES);
        assertThat(joined.rows().stream().map(row -> line(row, false)))
                .containsExactlyInAnyOrderElementsOf(answer(world.transport()::exchange, report).rows().stream()
                        .map(row -> line(row, false))
                        .toList());
    }

    @Test
    void addsUpWhatRangesHave() {
        List<String> parts = List.of(
                row(
                        "2026-10-18",
                        "\"impressions\":\"100\",\"reach\":\"90\",\"clicks\":\"5\",\"spend\":\"10.25\","
                                + "\"actions\":[{\"action_type\":\"purchase\",\"value\":\"2\"}]"),
                row(
                        "2026-11-17",
                        "\"impressions\":\"50\",\"reach\":\"40\",\"spend\":\"0.50\","
                                + "\"actions\":[{\"action_type\":\"lead\",\"value\":\"3\"},"
                                + "{\"action_type\":\"purchase\",\"value\":\"1.5\"}],"
                                + "\"action_values\":[{\"action_type\":\"purchase\",\"value\":\"33.10\"}]"));
        ScriptedTransport transport = new ScriptedTransport(request -> {
            String since = range(request).since().toString();
            return range(request).days() > 30
                    ? response(500, TIMED_OUT)
                    : response(200, "{\"data\":[" + parts.get(since.equals("2026-09-20") ? 0 : 1) + "]}");
        });

        BetaReportAnswer joined = answer(transport::exchange, report(Level.CAMPAIGN, false, null));

        assertThat(joined.rows())
                .singleElement()
                .satisfies(row -> assertThat(row.metrics())
                        .isEqualTo(new BetaMetrics(
                                150,
                                0,
                                0,
                                0,
                                0,
                                new BigDecimal("10.75"),
                                new BigDecimal("3.5"),
                                new BigDecimal("3"),
                                BigDecimal.ZERO,
                                new BigDecimal("6.5"),
                                new BigDecimal("33.10"),
                                MetricGaps.of(List.of("clicks", "reach")))));
    }

    @Test
    void readsAnAsynchronousReportWhereNoRangeIsShortEnough() {
        BetaReport report = report(Level.CAMPAIGN, false, null);

        BetaReportAnswer prepared = answer(upTo(0, TIMED_OUT), report);

        assertThat(prepared.path()).isEqualTo(ReadPath.ASYNCHRONOUS_REPORT);
        assertThat(prepared.rows())
                .isEqualTo(answer(world.transport()::exchange, report).rows());
        assertThat(world.transport().requests().stream()
                        .filter(request -> request.method().equals("POST")))
                .hasSize(1);
        assertThat(time.pauses()).contains(Duration.ofSeconds(1), Duration.ofSeconds(2));
    }

    @Test
    void saysThatPagesWereSmaller() {
        Function<WireRequest, WireAnswer> vendor =
                request -> request.uri().getQuery().contains("limit=500")
                                || request.uri().getQuery().contains("limit=100")
                        ? response(500, TIMED_OUT)
                        : world.transport().exchange(request);

        assertThat(answer(vendor, report(Level.CAMPAIGN, false, null)).path()).isEqualTo(ReadPath.SMALLER_PAGES);
    }

    @Test
    void waitsForAReportAsLongAsTheCallLasts() {
        PlatformFailure failure = failure(request -> {
            if (request.method().equals("POST")) {
                return response(200, "{\"report_run_id\":\"6001\"}");
            }
            return request.uri().getPath().endsWith("/6001")
                    ? response(
                            200, "{\"async_status\":\"Job Running\",\"async_percent_completion\":100,\"id\":\"6001\"}")
                    : response(500, TIMED_OUT);
        });

        assertThat(failure).isInstanceOf(PlatformFailure.TimedOut.class);
        assertThat(time.instant()).isBefore(deadline).isAfter(deadline.minusSeconds(20));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Job Failed", "Job Skipped"})
    void failsWithAReportThatThePlatformCannotPrepare(String status) {
        PlatformFailure failure = failure(request -> {
            if (request.method().equals("POST")) {
                return response(200, "{\"report_run_id\":\"6001\"}");
            }
            return request.uri().getPath().endsWith("/6001")
                    ? response(200, "{\"async_status\":\"" + status + "\",\"id\":\"6001\"}")
                    : response(500, TIMED_OUT);
        });

        assertThat(failure).isEqualTo(new PlatformFailure.Broken("the platform could not prepare the report"));
    }

    @Test
    void beginsAReportOnceAlsoWhenItsAnswerIsLost() {
        int[] begun = {0};

        failure(request -> {
            if (request.method().equals("POST")) {
                begun[0]++;
                return new WireFailure(WireFailure.Stage.TIMED_OUT, "no answer");
            }
            return response(500, TIMED_OUT);
        });

        assertThat(begun[0]).isEqualTo(1);
    }

    private Function<WireRequest, WireAnswer> upTo(int days, String otherwise) {
        return request -> request.method().equals("GET")
                        && request.uri().getPath().endsWith(ACCOUNT + "/insights")
                        && range(request).days() > days
                ? response(otherwise.equals(CUT) ? 200 : 500, otherwise)
                : world.transport().exchange(request);
    }

    private static DayRange range(WireRequest request) {
        String range = request.uri().getQuery().replaceFirst(".*&time_range=(\\{[^}]*\\}).*", "$1");
        return WireJson.object(range)
                .map(days -> new DayRange(
                        LocalDate.parse(days.path("since").asText()),
                        LocalDate.parse(days.path("until").asText())))
                .orElseThrow();
    }

    private static String row(String stop, String numbers) {
        return "{\"campaign_id\":\"120210000000000001\",\"campaign_name\":\"Sale\",\"date_stop\":\"" + stop + "\","
                + numbers + "}";
    }

    private static String line(BetaReport.Row row, boolean withReach) {
        BetaMetrics metrics = row.metrics();
        return row.day() + " " + row.campaign() + " " + row.adSet() + " " + row.segment() + " " + metrics.impressions()
                + " " + (withReach ? metrics.reach() : "") + " " + metrics.clicks() + " " + metrics.linkClicks() + " "
                + metrics.spend().stripTrailingZeros().toPlainString() + " "
                + metrics.conversions().stripTrailingZeros().toPlainString() + " "
                + metrics.conversionValue().stripTrailingZeros().toPlainString();
    }

    private static BetaReport report(Level level, boolean daily, @Nullable Breakdown breakdown) {
        return new BetaReport(level, DAYS, List.of(), daily, breakdown);
    }

    private BetaReportAnswer answer(Function<WireRequest, WireAnswer> vendor, BetaReport report) {
        return BetaDeliveryTest.answer(read(vendor, report));
    }

    private PlatformFailure failure(Function<WireRequest, WireAnswer> vendor) {
        return read(vendor, report(Level.CAMPAIGN, false, null))
                .fold(
                        answer -> {
                            throw new AssertionError(answer.toString());
                        },
                        failure -> failure);
    }

    private PlatformResult<BetaReportAnswer> read(Function<WireRequest, WireAnswer> vendor, BetaReport report) {
        return new RestBetaAds(
                        new BetaSettings(URI.create("http://beta.invalid"), "v27.0"),
                        new ScriptedTransport(vendor),
                        time.policy())
                .in(FixedCall.granted(BetaAccountId.of(ACCOUNT)), deadline)
                .numbers(report);
    }
}
