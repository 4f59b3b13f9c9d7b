package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.RetentionClock;
import dev.adtools.server.store.Tx;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Times for which operations and their answers are kept. */
class RetentionTest {

    private final SettableClock clock = new SettableClock();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void neverRunsACallAgainWhoseAnswerIsGone(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", new ClockedTx(store.tx(), clock), clock);
            node.call("create_thing", "", "k".repeat(9));

            clock.advance(Node.KEPT.minusMillis(1));
            node.collect(clock.instant());
            assertThat(node.call("create_thing", "", "k".repeat(9)).code()).isEqualTo("OK");
            clock.advance(Duration.ofMillis(1));
            node.collect(clock.instant());

            assertThat(node.call("create_thing", "", "k".repeat(9)).code()).isEqualTo("IDEMPOTENCY_RESULT_EXPIRED");
            assertThat(node.things().applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void forgetsAReadsAnswerAfterTenMinutes(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", new ClockedTx(store.tx(), clock), clock);
            node.call("get_things", "", "k");

            clock.advance(Duration.ofMinutes(10));
            node.collect(clock.instant());

            assertThat(node.call("get_things", "", "k").code()).isEqualTo("IDEMPOTENCY_RESULT_EXPIRED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void forgetsAWriteThatMovesMoneyAfterFourHundredDays(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", new ClockedTx(store.tx(), clock), clock);
            node.call("create_thing", "", "spend");
            node.call("stop_thing", "", "write");

            clock.advance(Duration.ofDays(30));
            node.collect(clock.instant());
            assertThat(node.count()).isEqualTo(1);
            assertThat(node.column("tool")).isEqualTo("create_thing");
            clock.advance(Duration.ofDays(370));
            node.collect(clock.instant());

            assertThat(node.count()).isZero();
            assertThat(node.call("create_thing", "", "spend").code()).isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatOnlyAJumpOfTheClockMakesOld(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            Node node = new Node("node-1", tx, clock);
            Runnable collection = new RetentionClock(tx).guard(node::collect);
            node.call("stop_thing", "", "k");
            collection.run();

            clock.advance(Duration.ofDays(40));
            collection.run();
            assertThat(node.count()).isEqualTo(1);
            clock.advance(Duration.ofDays(1));
            collection.run();

            assertThat(node.count()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatIsOpenForEver(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", new ClockedTx(store.tx(), clock), clock);
            node.call("create_thing", "platform_timeout", "k");

            clock.advance(Duration.ofDays(2_000));
            node.collect(clock.instant());

            assertThat(node.call("create_thing", "platform_timeout", "k").code())
                    .isEqualTo("OUTCOME_UNKNOWN");
            assertThat(node.things().applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsFromTheLastAttempt(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", new ClockedTx(store.tx(), clock), clock);
            node.call("create_thing", "platform_unavailable", "k");
            clock.advance(Duration.ofDays(399));
            node.call("create_thing", "platform_unavailable", "k");

            clock.advance(Duration.ofDays(399));
            node.collect(clock.instant());

            assertThat(node.count()).isEqualTo(1);
            assertThat(node.column("fence")).isEqualTo("2");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsFromWhenItWasSettled(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", new ClockedTx(store.tx(), clock), clock);
            node.call("create_thing", "platform_timeout", "k");
            clock.advance(Duration.ofDays(2_000));
            node.operations.resolve(
                    Callers.OTHER,
                    String.valueOf(node.column("id")),
                    "{\"outcome\":\"SUCCEEDED\",\"evidence\":\"It is there.\",\"expected_fence\":1}"
                            .getBytes(StandardCharsets.UTF_8));

            node.collect(clock.instant());

            assertThat(node.call("create_thing", "platform_timeout", "k").code())
                    .isEqualTo("OK");
            assertThat(node.things().applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatAnOpenAttemptWillAnswerWhenTheAnswerBeforeItExpires(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", new ClockedTx(store.tx(), clock), clock);
            node.call("create_thing", "lost_absent", "k");
            clock.advance(Duration.ofMinutes(6));
            node.set("probe_at", 0L);
            node.reconciler.probe();
            clock.advance(Node.KEPT.minusMinutes(1));
            node.call("create_thing", "lost_absent", "k");

            clock.advance(Duration.ofMinutes(2));
            node.collect(clock.instant());
            node.set("probe_at", 0L);
            node.reconciler.probe();

            assertThat(node.column("answer")).isNotNull();
            assertThat(node.column("evidence")).isEqualTo("It is not there yet.");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void removesMoreThanOneBatch(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", new ClockedTx(store.tx(), clock), clock);
            node.call("stop_thing", "", "k");
            store.tx()
                    .execute(handle -> handle.createUpdate(
                                    "INSERT INTO operation (id, call_id, request_id, principal_id, owner,"
                                            + " token_id, fingerprint, tool, platform, world, effect, state, fence, deadline_at,"
                                            + " probes, created_at, row_expires_at)"
                                            + " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)"
                                            + " SELECT 'op_' || n.i, call_id, request_id, principal_id, owner, token_id, fingerprint,"
                                            + " tool, platform, world, effect, state, fence, deadline_at, probes, created_at,"
                                            + " row_expires_at FROM operation, n")
                            .execute());
            assertThat(node.count()).isEqualTo(2_501);

            clock.advance(Duration.ofDays(31));
            node.collect(clock.instant());

            assertThat(node.count()).isZero();
        }
    }
}
