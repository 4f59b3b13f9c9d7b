package dev.adtools.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.MetricRegistry;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.SchedulerTable;
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

class JobSchedulerTest {

    private static final int PATIENCE_SECONDS = 30;

    private final BlockingQueue<String> ran = new LinkedBlockingQueue<>();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsRegularly(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            CountDownLatch twice = new CountDownLatch(2);
            JobScheduler jobs = jobs(store, "node-1");
            jobs.every("sweep", Duration.ofMillis(10), twice::countDown);

            jobs.begin();

            assertThat(twice.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            jobs.stop();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsForOneThingAsLongAsItIsAskedTo(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            AtomicInteger times = new AtomicInteger();
            JobScheduler jobs = jobs(store, "node-1");
            jobs.on("thing", id -> {
                ran.add(id);
                return times.incrementAndGet() == 1 ? Optional.of(Instant.now()) : Optional.empty();
            });
            jobs.begin();

            jobs.trigger("thing", "wf_1", Instant.now());

            assertThat(List.of(next(), next())).containsExactly("wf_1", "wf_1");
            jobs.stop();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsAfterARestartForWhatWasAskedBefore(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            JobScheduler before = jobs(store, "node-1");
            before.on("thing", id -> Optional.empty());
            before.begin();
            before.trigger("thing", "wf_1", Instant.now().plusSeconds(3));
            before.stop();
            JobScheduler after = jobs(store, "node-2");
            after.on("thing", id -> {
                ran.add(id);
                return Optional.empty();
            });

            after.begin();

            assertThat(next()).isEqualTo("wf_1");
            after.stop();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"before", "after"})
    void promisesNothingWhileItDoesNotRun(String when) throws Exception {
        try (TestStore store = Backend.SQLITE.open()) {
            JobScheduler jobs = jobs(store, "node-1");
            jobs.on("thing", id -> Optional.empty());
            if (when.equals("after")) {
                jobs.begin();
                jobs.stop();
            }

            jobs.trigger("thing", "wf_1", Instant.now());

            assertThat(ran).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void triesAgainUntilItCanRing(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            AtomicInteger tries = new AtomicInteger();
            CountDownLatch runs = new CountDownLatch(1);
            JobScheduler jobs = new JobScheduler(
                    "node-1",
                    Clock.systemUTC(),
                    () -> {
                        if (tries.incrementAndGet() < 3) {
                            throw new SQLException("scripted");
                        }
                        return SchedulerTable.open(store.settings(), store.data(), new MetricRegistry());
                    },
                    !store.settings().url().isBlank());
            jobs.every("sweep", Duration.ofHours(1), runs::countDown);

            jobs.begin();

            assertThat(runs.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            jobs.stop();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsOnWhileAllLongWorkIsInHand(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            CountDownLatch inHand = new CountDownLatch(3);
            CountDownLatch end = new CountDownLatch(1);
            JobScheduler jobs = jobs(store, "node-1");
            for (String name : List.of("verify", "collect", "sweep-up")) {
                jobs.everyLong(name, Duration.ofHours(1), () -> {
                    inHand.countDown();
                    awaitEnd(end);
                });
            }
            jobs.every("sweep", Duration.ofMillis(10), () -> {
                if (inHand.getCount() == 0) {
                    ran.add("sweep");
                }
            });

            jobs.begin();

            assertThat(List.of(next(), next())).containsExactly("sweep", "sweep");
            end.countDown();
            jobs.stop();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void ringsOnWhileManyThingsAreInHand(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            CountDownLatch inHand = new CountDownLatch(2);
            CountDownLatch done = new CountDownLatch(6);
            CountDownLatch end = new CountDownLatch(1);
            JobScheduler jobs = jobs(store, "node-1");
            jobs.on("thing", id -> {
                inHand.countDown();
                awaitEnd(end);
                done.countDown();
                return Optional.empty();
            });
            jobs.every("sweep", Duration.ofMillis(10), () -> {
                if (inHand.getCount() == 0) {
                    ran.add("sweep");
                }
            });

            jobs.begin();
            for (int i = 0; i < 6; i++) {
                jobs.trigger("thing", "thing-" + i, Instant.now());
            }

            assertThat(List.of(next(), next())).containsExactly("sweep", "sweep");
            end.countDown();
            assertThat(done.await(PATIENCE_SECONDS * 2, TimeUnit.SECONDS)).isTrue();
            jobs.stop();
        }
    }

    private static void awaitEnd(CountDownLatch end) {
        try {
            assertThat(end.await(PATIENCE_SECONDS * 2, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static JobScheduler jobs(TestStore store, String node) {
        return new JobScheduler(
                node,
                Clock.systemUTC(),
                () -> SchedulerTable.open(store.settings(), store.data(), new MetricRegistry()),
                !store.settings().url().isBlank());
    }

    private String next() throws InterruptedException {
        String id = ran.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(id).isNotNull();
        return String.valueOf(id);
    }
}
