package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.api.Mode;
import dev.adtools.api.Sending;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BetaCampaignUpdateTest {

    private static final String DAILY = BetaSeed.campaignId(1);
    private static final BetaAccountId ACCOUNT = BetaAccountId.of("1700100001");
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 20);
    private static final Clock CLOCK = Clock.fixed(FixedCall.NOW, ZoneOffset.UTC);

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void readsBudgetThatWasWritten() {
        assertThat(answer(world.beta()
                        .updateDailyBudget(
                                SampleBeta.budgetChange(DAILY, 12_345), FixedCall.NOW, TestContexts.sending())))
                .isEqualTo(12_345);

        BetaCampaign campaign = campaign(DAILY);
        assertThat(campaign.budget().daily()).isEqualTo(12_345);
        assertThat(campaign.times().updated()).isEqualTo("2026-11-20T07:00:00-05:00");
    }

    @Test
    void changesNothingWhenTheReleaseIsTooOld() {
        BetaCampaign before = campaign(DAILY);
        PassingTime time = new PassingTime(FixedCall.NOW);
        Sending sending = TestContexts.sending(time);
        time.pass(Duration.ofSeconds(2));

        PlatformResult<Long> result =
                world.beta().updateDailyBudget(SampleBeta.budgetChange(DAILY, 12_345), FixedCall.NOW, sending);

        assertThat(result.<String>fold(
                        sent -> "sent", failure -> failure.toolError(Mode.WRITE).message()))
                .isEqualTo("The platform could not be reached: the write was released more than 2 s before it could be"
                        + " sent. Nothing was sent.");
        assertThat(campaign(DAILY)).isEqualTo(before);
    }

    @Test
    void changesNothingWhenItOnlyChecks() {
        BetaCampaign before = campaign(DAILY);

        assertThat(answer(world.beta().checkDailyBudget(SampleBeta.budgetChange(DAILY, 12_345), FixedCall.NOW)))
                .isEqualTo(12_345);

        assertThat(campaign(DAILY)).isEqualTo(before);
    }

    @Test
    void spendsByNewBudgetFromThatDayOn() {
        DayRange past = new DayRange(TODAY.minusDays(7), TODAY.minusDays(1));
        DayRange future = new DayRange(TODAY.plusDays(1), TODAY.plusDays(7));
        Clock nextWeek = Clock.offset(CLOCK, Duration.ofDays(8));
        List<BetaReport.Row> before = numbers(world, past);
        List<BetaReport.Row> unchanged = numbers(new SandboxWorld(world.store(), nextWeek), future);
        long budget = daily();

        answer(world.beta()
                .updateDailyBudget(SampleBeta.budgetChange(DAILY, 2 * budget), FixedCall.NOW, TestContexts.sending()));
        answer(world.beta()
                .updateDailyBudget(SampleBeta.budgetChange(DAILY, 10 * budget), FixedCall.NOW, TestContexts.sending()));

        assertThat(numbers(world, past)).isEqualTo(before);
        double growth = spend(numbers(new SandboxWorld(world.store(), nextWeek), future)) / spend(unchanged);
        assertThat(growth).isBetween(9.9, 10.1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1  | daily_budget=99    | 1885272 | too low",
                "1  | daily_budget=0     | 1885272 | too low",
                "1  | daily_budget=50.5  | 0       |",
                "1  | daily_budget=-500  | 0       |",
                "1  | daily_budget=      | 0       |",
                "1  | budget=5000        | 0       |",
                "1  | daily_budget=5000&execution_options=validate_only | 0 |",
                "5  | daily_budget=5000  | 1885621 | Cannot set this budget",
                "3  | daily_budget=5000  | 1885621 | Cannot set this budget",
                "8  | daily_budget=5000  | 1487056 | deleted or archived",
                "9  | daily_budget=5000  | 1487056 | deleted or archived",
                "0  | daily_budget=5000  | 33      |",
                "1  | status=DELETED     | 0       |",
                "1  | status=            | 0       |",
                "1  | status=PAUSED&daily_budget=99 | 1885272 | too low",
                "8  | status=ACTIVE      | 1487056 | deleted or archived",
                "0  | status=ACTIVE      | 33      |",
            })
    void refusesWhatPlatformRefuses(int campaign, String form, int subcode, String title) {
        List<SandboxEntity> before = world.store().everything();

        JsonNode error = WireJson.value(
                        world.postBeta(BetaSeed.campaignId(campaign), form).body())
                .path("error");

        assertThat(error.path("code").asInt()).isEqualTo(100);
        assertThat(error.path("error_subcode").asInt()).isEqualTo(subcode);
        assertThat(error.path("error_user_title").asText()).contains(title == null ? "" : title);
        assertThat(error.path("error_user_msg").asText().isEmpty()).isEqualTo(title == null);
        assertThat(world.store().everything()).isEqualTo(before);
    }

    @Test
    void tellsMissingCampaignFromRefusedOne() {
        assertThat(failure(world.beta()
                        .updateDailyBudget(
                                SampleBeta.budgetChange("120210000000000999", 5_000),
                                FixedCall.NOW,
                                TestContexts.sending())))
                .isInstanceOf(PlatformFailure.NotFound.class);
        assertThat(failure(world.beta().checkDailyBudget(SampleBeta.budgetChange(DAILY, 1), FixedCall.NOW)))
                .isInstanceOfSatisfying(
                        PlatformFailure.Rejected.class,
                        rejected -> assertThat(rejected.errors().get(0).code()).isEqualTo("100/1885272"));
    }

    @Test
    void losesNoChangeOfManyAtOnce() throws Exception {
        InMemorySandboxStore store = world.store();
        CountDownLatch go = new CountDownLatch(1);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<PlatformResult<Long>>> changes = IntStream.range(0, 8)
                    .mapToObj(i -> threads.submit(() -> {
                        go.await();
                        return new SandboxWorld(store, CLOCK)
                                .beta()
                                .updateDailyBudget(
                                        SampleBeta.budgetChange(DAILY, 1_000 + i),
                                        FixedCall.NOW,
                                        TestContexts.sending());
                    }))
                    .toList();
            go.countDown();
            for (Future<PlatformResult<Long>> change : changes) {
                answer(change.get());
            }
        } finally {
            threads.shutdownNow();
        }

        assertThat(daily()).isBetween(1_000L, 1_007L);
    }

    private long daily() {
        return Objects.requireNonNull(campaign(DAILY).budget().daily());
    }

    private BetaCampaign campaign(String id) {
        return answer(world.beta().campaign(id, FixedCall.until(FixedCall.NOW)).map(Granted::value));
    }

    private static List<BetaReport.Row> numbers(SandboxWorld world, DayRange days) {
        BetaReport report = new BetaReport(BetaReport.Level.CAMPAIGN, days, List.of(DAILY), true, null);
        return answer(world.beta().in(FixedCall.granted(ACCOUNT), FixedCall.NOW).report(report));
    }

    private static double spend(List<BetaReport.Row> rows) {
        return rows.stream()
                .mapToDouble(row -> row.metrics().spend().doubleValue())
                .sum();
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }

    private static PlatformFailure failure(PlatformResult<?> result) {
        return result.fold(
                value -> {
                    throw new AssertionError("answered " + value);
                },
                failure -> failure);
    }
}
