package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.MetricRegistry;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.AlarmTable;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlarmsTest {

    private static final int PATIENCE_SECONDS = 30;

    private final BlockingQueue<String> rung = new LinkedBlockingQueue<>();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsRegularly(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            CountDownLatch twice = new CountDownLatch(2);
            Alarms alarms = alarms(store, "node-1");
            alarms.every("sweep", Duration.ofMillis(10), twice::countDown);

            alarms.ring();

            assertThat(twice.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            alarms.stop();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsForOneThingAsLongAsItIsAskedTo(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            AtomicInteger times = new AtomicInteger();
            Alarms alarms = alarms(store, "node-1");
            alarms.on("thing", id -> {
                rung.add(id);
                return times.incrementAndGet() == 1 ? Optional.of(Instant.now()) : Optional.empty();
            });
            alarms.ring();

            alarms.poke("thing", "wf_1", Instant.now());

            assertThat(List.of(next(), next())).containsExactly("wf_1", "wf_1");
            alarms.stop();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsAfterARestartForWhatWasAskedBefore(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            Alarms before = alarms(store, "node-1");
            before.on("thing", id -> Optional.empty());
            before.ring();
            before.poke("thing", "wf_1", Instant.now().plusSeconds(3));
            before.stop();
            Alarms after = alarms(store, "node-2");
            after.on("thing", id -> {
                rung.add(id);
                return Optional.empty();
            });

            after.ring();

            assertThat(next()).isEqualTo("wf_1");
            after.stop();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"before", "after"})
    void promisesNothingWhileItDoesNotRun(String when) throws Exception {
        try (TestStore store = Backend.SQLITE.open()) {
            Alarms alarms = alarms(store, "node-1");
            alarms.on("thing", id -> Optional.empty());
            if (when.equals("after")) {
                alarms.ring();
                alarms.stop();
            }

            alarms.poke("thing", "wf_1", Instant.now());

            assertThat(rung).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void triesAgainUntilItCanRing(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            AtomicInteger tries = new AtomicInteger();
            CountDownLatch rings = new CountDownLatch(1);
            Alarms alarms = new Alarms(
                    "node-1",
                    Clock.systemUTC(),
                    () -> {
                        if (tries.incrementAndGet() < 3) {
                            throw new SQLException("scripted");
                        }
                        return AlarmTable.open(store.settings(), store.data(), new MetricRegistry());
                    },
                    !store.settings().url().isBlank());
            alarms.every("sweep", Duration.ofHours(1), rings::countDown);

            alarms.ring();

            assertThat(rings.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            alarms.stop();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsOnWhileAllLongWorkIsInHand(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            CountDownLatch inHand = new CountDownLatch(3);
            CountDownLatch end = new CountDownLatch(1);
            Alarms alarms = alarms(store, "node-1");
            for (String name : List.of("verify", "collect", "sweep-up")) {
                alarms.everyLong(name, Duration.ofHours(1), () -> {
                    inHand.countDown();
                    awaitEnd(end);
                });
            }
            alarms.every("sweep", Duration.ofMillis(10), () -> {
                if (inHand.getCount() == 0) {
                    rung.add("sweep");
                }
            });

            alarms.ring();

            assertThat(List.of(next(), next())).containsExactly("sweep", "sweep");
            end.countDown();
            alarms.stop();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsOnWhileManyThingsAreInHand(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            CountDownLatch inHand = new CountDownLatch(2);
            CountDownLatch done = new CountDownLatch(6);
            CountDownLatch end = new CountDownLatch(1);
            Alarms alarms = alarms(store, "node-1");
            alarms.on("thing", id -> {
                inHand.countDown();
                awaitEnd(end);
                done.countDown();
                return Optional.empty();
            });
            alarms.every("sweep", Duration.ofMillis(10), () -> {
                if (inHand.getCount() == 0) {
                    rung.add("sweep");
                }
            });

            alarms.ring();
            for (int i = 0; i < 6; i++) {
                alarms.poke("thing", "thing-" + i, Instant.now());
            }

            assertThat(List.of(next(), next())).containsExactly("sweep", "sweep");
            end.countDown();
            assertThat(done.await(PATIENCE_SECONDS * 2, TimeUnit.SECONDS)).isTrue();
            alarms.stop();
        }
    }

    private static void awaitEnd(CountDownLatch end) {
        try {
            assertThat(end.await(PATIENCE_SECONDS * 2, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Alarms alarms(TestStore store, String node) {
        return new Alarms(
                node,
                Clock.systemUTC(),
                () -> AlarmTable.open(store.settings(), store.data(), new MetricRegistry()),
                !store.settings().url().isBlank());
    }

    private String next() throws InterruptedException {
        String id = rung.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(id).isNotNull();
        return String.valueOf(id);
    }
}
