package dev.adtools.tools.platform.analytics;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Granted;
import dev.adtools.api.Mode;
import dev.adtools.api.PropertyId;
import dev.adtools.api.Source;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.platform.AnalyticsProperty;
import dev.adtools.tools.platform.AnalyticsPropertySummary;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class PropertySlotsTest {

    private static final int MANY = 35;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Gate gate = new Gate();
    private final PropertySlots slots = new PropertySlots(gate, Clock.systemUTC());

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    @Test
    void letsTenPassAtOnceAndAllInTheEnd() throws Exception {
        List<Future<WireAnswer>> answers = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            answers.add(
                    threads.submit(() -> slots.exchange(on("1", Instant.now().plusSeconds(50)))));
        }
        gate.full.await();

        gate.open.release(MANY);

        for (Future<WireAnswer> answer : answers) {
            assertThat(answer.get()).isEqualTo(Gate.ANSWER);
        }
        assertThat(gate.most.get()).isEqualTo(PropertySlots.MOST);
        assertThat(slots.properties()).isZero();
    }

    @Test
    void refusesWhoGetsNoPlaceInTheCallsTime() throws Exception {
        fill("1");

        WireAnswer late = slots.exchange(on("1", Instant.now()));

        assertThat(late).isInstanceOfSatisfying(WireFailure.class, failure -> {
            assertThat(failure.stage()).isEqualTo(WireFailure.Stage.HELD_BACK);
            assertThat(failure.meaning(OperationKind.READ)).isInstanceOf(PlatformFailure.RateLimited.class);
            assertThat(failure.meaning(OperationKind.READ).toolError(Mode.READ).code())
                    .isEqualTo(ErrorCode.PLATFORM_RATE_LIMITED);
        });
        assertThat(gate.sent.get()).isEqualTo(PropertySlots.MOST);
        gate.open.release(PropertySlots.MOST);
    }

    @Test
    void countsEveryPropertyByItself() throws Exception {
        fill("1");
        gate.open.release(PropertySlots.MOST + 1);

        assertThat(slots.exchange(on("2", Instant.now()))).isEqualTo(Gate.ANSWER);
    }

    @Test
    void keepsNobodyWaitingWhoNamesNoProperty() throws Exception {
        RestAnalytics analytics = new RestAnalytics(settings(), gate);
        gate.opensAt = PropertySlots.MOST + 1;
        List<Future<?>> others = new ArrayList<>();
        for (int i = 0; i < PropertySlots.MOST; i++) {
            others.add(threads.submit(() -> analytics.properties(Instant.now().plusSeconds(50))));
        }
        gate.full.await();

        PlatformResult<List<AnalyticsPropertySummary>> late = analytics.properties(Instant.now());

        gate.open.release(PropertySlots.MOST);
        for (Future<?> other : others) {
            other.get();
        }
        assertThat(late).isEqualTo(PlatformResult.answered(List.of()));
        assertThat(gate.most.get()).isEqualTo(PropertySlots.MOST + 1);
    }

    @Test
    void givesThePlaceBackWhenSendingFails() {
        PropertySlots broken = new PropertySlots(new Broken(), Clock.systemUTC());

        for (int i = 0; i < 2 * PropertySlots.MOST; i++) {
            assertThat(failed(() -> broken.exchange(on("1", Instant.now())))).isTrue();
        }

        assertThat(broken.properties()).isZero();
    }

    @Test
    void standsBeforeEveryRequestOfTheConnector() throws Exception {
        RestAnalytics analytics = new RestAnalytics(settings(), gate);
        Granted<PropertyId> property = FixedCall.granted(PropertyId.of("properties/1"));
        List<Future<PlatformResult<AnalyticsProperty>>> answers = new ArrayList<>();
        for (int i = 0; i < PropertySlots.MOST; i++) {
            answers.add(threads.submit(
                    () -> analytics.property(property, Instant.now().plusSeconds(50))));
        }
        gate.full.await();

        PlatformResult<AnalyticsProperty> late = analytics.property(property, Instant.now());

        assertThat(late.<Object>fold(answer -> answer, failure -> failure))
                .isInstanceOf(PlatformFailure.RateLimited.class);
        gate.open.release(PropertySlots.MOST);
        for (Future<PlatformResult<AnalyticsProperty>> answer : answers) {
            assertThat(answer.get()).isInstanceOf(PlatformResult.Answered.class);
        }
    }

    private static AnalyticsSettings settings() {
        URI url = URI.create("http://analytics.invalid");
        return new AnalyticsSettings(url, url, "v1beta");
    }

    private void fill(String property) throws InterruptedException {
        for (int i = 0; i < PropertySlots.MOST; i++) {
            threads.execute(() -> slots.exchange(on(property, Instant.now().plusSeconds(50))));
        }
        gate.full.await();
    }

    private static boolean failed(Runnable run) {
        try {
            run.run();
            return false;
        } catch (IllegalStateException expected) {
            return true;
        }
    }

    private static WireRequest on(String property, Instant deadline) {
        URI uri = URI.create("http://analytics.invalid/v1beta/properties/" + property + ":runReport");
        return new WireRequest(OperationKind.READ, "POST", uri, Map.of(), "{}", deadline);
    }

    /** A platform that answers when it is let, and counts who waits for it. */
    private static final class Gate implements WireTransport {

        static final WireAnswer ANSWER = response(200, "{}");

        final CountDownLatch full = new CountDownLatch(PropertySlots.MOST);
        final Semaphore open = new Semaphore(0);
        final AtomicInteger most = new AtomicInteger();
        final AtomicInteger sent = new AtomicInteger();
        volatile int opensAt = Integer.MAX_VALUE;
        private final AtomicInteger present = new AtomicInteger();

        @Override
        public Source source() {
            return Source.SANDBOX;
        }

        @Override
        public WireAnswer exchange(WireRequest request) {
            most.accumulateAndGet(present.incrementAndGet(), Math::max);
            if (sent.incrementAndGet() == opensAt) {
                open.release(opensAt);
            }
            full.countDown();
            open.acquireUninterruptibly();
            present.decrementAndGet();
            return ANSWER;
        }
    }

    /** A platform that breaks what asks it. */
    private static final class Broken implements WireTransport {

        @Override
        public Source source() {
            return Source.SANDBOX;
        }

        @Override
        public WireAnswer exchange(WireRequest request) {
            throw new IllegalStateException("broken");
        }
    }
}
