package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SandboxLimitsTest {

    private static final String DAYS = " FROM ad_group WHERE segments.date BETWEEN '2026-01-01' AND '2026-11-19'";
    private static final String HEAVY =
            "SELECT ad_group.id, segments.date, segments.hour, metrics.clicks, metrics.impressions" + DAYS;
    private static final String ONE_ROW_EACH = "SELECT ad_group.id, metrics.clicks" + DAYS;
    private static final String DAILY =
            "http://beta.invalid/v27.0/act_1700100001/insights?level=adset&time_increment=1&limit=100"
                    + "&fields=adset_id,impressions&time_range=%7B%22since%22:%222025-11-01%22,%22until%22:%222026-11-19%22%7D";
    private static final String LIGHT = "SELECT customer.id FROM customer LIMIT 1";

    @Test
    void answersNothingAfterTheDeadline() {
        SandboxTransport sandbox = over(new TickingClock(), MemoryBudget.unlimited());

        for (String query : List.of(HEAVY, ONE_ROW_EACH)) {
            assertThat(sandbox.exchange(search(query, Duration.ofSeconds(3))))
                    .isEqualTo(new WireFailure(WireFailure.Stage.TIMED_OUT, "the answer was not made in time"));
        }
        assertThat(sandbox.exchange(search(LIGHT, Duration.ofSeconds(3)))).isInstanceOf(WireResponse.class);
    }

    @Test
    void takesTheMemoryOfItsRowsBeforeItMakesThem() {
        MemoryBudget budget = new MemoryBudget(8_000_000, 4_000_000);
        SandboxTransport sandbox = over(Clock.fixed(FixedCall.NOW, ZoneOffset.UTC), budget);
        try (MemoryBudget.Share share = budget.open()) {
            assertThatExceptionOfType(MemoryShortage.class)
                    .isThrownBy(() -> sandbox.exchange(search(HEAVY, Duration.ofSeconds(30))))
                    .satisfies(shortage -> assertThat(shortage.error().code()).isEqualTo(ErrorCode.RULE_VIOLATION));
            assertThat(budget.taken()).isZero();

            WireResponse response = (WireResponse) sandbox.exchange(search(LIGHT, Duration.ofSeconds(30)));

            // The rows are gone, and what is read of the text is still to come.
            assertThat(budget.taken()).isEqualTo(response.body().length() * 6L);
            share.leave();
        }
    }

    @Test
    void makesOnlyTheRowsAroundAPage() {
        MemoryBudget budget = new MemoryBudget(2_000_000, 1_000_000);
        SandboxTransport sandbox = over(Clock.fixed(FixedCall.NOW, ZoneOffset.UTC), budget);
        Set<String> rows = new HashSet<>();
        int pages = 0;
        for (String page = DAILY; !page.isEmpty(); pages++) {
            try (MemoryBudget.Share share = budget.open()) {
                JsonNode answer = WireJson.object(((WireResponse) sandbox.exchange(get(page))).body())
                        .orElseThrow();
                answer.path("data")
                        .forEach(row -> assertThat(rows.add(row.toString()))
                                .as("%s", row)
                                .isTrue());
                page = answer.at("/paging/next").asText();
                share.leave();
            }
        }

        assertThat(pages).isGreaterThan(20);
        assertThat(rows).hasSizeGreaterThan(100 * (pages - 1));
    }

    @Test
    void letsWhatIsLightPassWhatIsHeavy() throws Exception {
        int processors = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        BusyClock clock = new BusyClock(processors);
        SandboxTransport sandbox = over(clock, MemoryBudget.unlimited());
        Executor threads = work -> new Thread(work).start();
        List<CompletableFuture<WireAnswer>> heavy = IntStream.range(0, processors)
                .mapToObj(i -> CompletableFuture.supplyAsync(
                        clock.busy(() -> sandbox.exchange(search(HEAVY, Duration.ofSeconds(30)))), threads))
                .toList();
        clock.working.await();

        WireAnswer light = sandbox.exchange(search(LIGHT, Duration.ofSeconds(1)));
        WireAnswer crowdedOut = sandbox.exchange(search(HEAVY, Duration.ofMillis(10)));
        clock.open.countDown();

        assertThat(light).isInstanceOf(WireResponse.class);
        assertThat(crowdedOut).isInstanceOf(WireFailure.class);
        assertThat(heavy).allSatisfy(answer -> assertThat(answer.join()).isInstanceOf(WireResponse.class));
        assertThat(sandbox.exchange(search(HEAVY, Duration.ofSeconds(30)))).isInstanceOf(WireResponse.class);
    }

    private static SandboxTransport over(Clock clock, MemoryBudget budget) {
        return SandboxTransport.over(new InMemorySandboxStore(), clock, budget);
    }

    private static WireRequest get(String uri) {
        return new WireRequest(OperationKind.READ, "GET", URI.create(uri), Map.of(), "", FixedCall.NOW.plusSeconds(30));
    }

    private static WireRequest search(String query, Duration patience) {
        return new WireRequest(
                OperationKind.READ,
                "POST",
                URI.create("http://alpha.invalid/v26/customers/" + SandboxWorld.USD + "/googleAds:search"),
                Map.of("login-customer-id", SandboxWorld.MANAGER),
                "{\"query\":\"" + query + "\"}",
                FixedCall.NOW.plus(patience));
    }

    /** Goes on by a second whenever somebody looks. */
    private static final class TickingClock extends Clock {

        private final AtomicInteger looks = new AtomicInteger();

        @Override
        public Instant instant() {
            return FixedCall.NOW.plusSeconds(looks.getAndIncrement());
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    /** Stands still, and holds the threads that it is told to where they have begun to work at length. */
    private static final class BusyClock extends Clock {

        // The day, the first look before a processor is asked for, and one with it.
        private static final int AT_WORK = 3;

        private final CountDownLatch working;
        private final CountDownLatch open = new CountDownLatch(1);
        private final ThreadLocal<Integer> looks = new ThreadLocal<>();

        BusyClock(int threads) {
            working = new CountDownLatch(threads);
        }

        <T> Supplier<T> busy(Supplier<T> work) {
            return () -> {
                looks.set(0);
                return work.get();
            };
        }

        @Override
        public Instant instant() {
            Integer before = looks.get();
            if (before != null) {
                looks.set(before + 1);
                if (before + 1 == AT_WORK) {
                    hold();
                }
            }
            return FixedCall.NOW;
        }

        private void hold() {
            working.countDown();
            try {
                open.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
