package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Results of looking at the platform for a write whose answer never came. */
class OutcomeReconcilerTest {

    private final SettableClock clock = new SettableClock();
    private final Things things = new Things();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void answersWithWhatItFound(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            CallResult first = node.call("create_thing", "lost_found", "k");
            String callId = node.column("call_id");

            look(node);
            CallResult replay = node.call("create_thing", "lost_found", "k");

            assertThat(first.code()).isEqualTo("OUTCOME_UNKNOWN");
            assertThat(text(replay))
                    .contains("\"status\":\"applied\"")
                    .contains("\"result\":\"found by " + callId + "\"")
                    .contains("found out later");
            assertThat(Objects.requireNonNull(replay.receipt()).replayed()).isTrue();
            assertThat(node.column("resolution")).isEqualTo("AUTO");
            assertThat(node.told())
                    .containsExactly(
                            Node.ended(node.column("id"), OutcomeState.UNKNOWN),
                            Node.ended(node.column("id"), OutcomeState.SUCCEEDED));
            assertThat(things.applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesAbsenceForProofOnlyAfterFiveMinutes(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            node.call("create_thing", "lost_absent", "k");

            clock.advance(Duration.ofMinutes(5).minusMillis(1));
            look(node);
            assertThat(node.column("state")).isEqualTo("UNKNOWN");
            assertThat(node.column("evidence")).isEqualTo("It is not there yet.");
            clock.advance(Duration.ofMillis(1));
            look(node);

            assertThat(node.column("state")).isEqualTo("NOT_APPLIED");
            assertThat(node.column("resolution")).isEqualTo("AUTO");
            assertThat(node.told()).endsWith(Node.ended(node.column("id"), OutcomeState.NOT_APPLIED));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void goesByTheDatabasesClockWhateverThoseOfTheNodesShow(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            Node behind = new Node("node-1", tx, Clock.offset(clock, Duration.ofMinutes(-10)), things);
            Node ahead = new Node("node-2", tx, Clock.offset(clock, Duration.ofMinutes(10)), things);
            behind.call("create_thing", "lost_absent", "k");

            look(ahead);
            assertThat(ahead.column("evidence")).isEqualTo("It is not there yet.");
            clock.advance(Duration.ofMinutes(5));
            look(behind);

            assertThat(behind.column("state")).isEqualTo("NOT_APPLIED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsAgainWhatIsProvedAbsent(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            node.call("create_thing", "lost_absent", "k");
            String id = node.column("id");
            clock.advance(Duration.ofMinutes(6));
            look(node);

            CallResult again = node.call("create_thing", "lost_absent", "k");

            assertThat(again.code()).isEqualTo("OUTCOME_UNKNOWN");
            assertThat(things.applied()).isEqualTo(2);
            assertThat(node.column("id")).isEqualTo(id);
            assertThat(node.column("fence")).isEqualTo("2");
            assertThat(node.column("probes")).isEqualTo("0");
        }
    }

    @ParameterizedTest
    @MethodSource("uncertain")
    void leavesTheRestToAPerson(Uncertain given) {
        try (TestStore store = given.backend().open()) {
            Node node = node("node-1", store);
            node.call("create_thing", given.behaviour(), "k");

            look(node);

            assertThat(node.column("state")).isEqualTo("UNKNOWN");
            assertThat(node.column("evidence")).isEqualTo(given.evidence());
            assertThat(node.column("probes")).isEqualTo("1");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void looksAgainAMinuteAfterANodeWasKilledWithTheLookInHand(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            node.call("create_thing", "platform_timeout", "k");
            Tx killed = new KilledTx(new ClockedTx(store.tx(), clock));
            clock.advance(Duration.ofSeconds(5));
            Node dying = new Node("node-2", killed, clock, things);

            assertThatThrownBy(dying.reconciler::probe).hasMessage("killed");
            clock.advance(Duration.ofMinutes(1).minusMillis(1));
            node.reconciler.probe();
            assertThat(node.column("probes")).isEqualTo("0");
            clock.advance(Duration.ofMillis(1));
            node.reconciler.probe();

            assertThat(node.column("probes")).isEqualTo("1");
            assertThat(node.column("evidence")).isEqualTo("Scripted.");
        }
    }

    static Uncertain[] uncertain() {
        return new Uncertain[] {
            new Uncertain(Backend.SQLITE, "platform_timeout", "Scripted."),
            new Uncertain(Backend.POSTGRESQL, "platform_timeout", "Scripted."),
            new Uncertain(Backend.SQLITE, "lost_throw", "The look for it broke off.")
        };
    }

    record Uncertain(Backend backend, String behaviour, String evidence) {}

    @ParameterizedTest
    @EnumSource(Backend.class)
    void looksInNoOtherWorld(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            node.call("create_thing", "lost_found", "k");
            store.tx()
                    .execute(handle -> handle.createUpdate("UPDATE operation SET world = 'live elsewhere'")
                            .execute());

            look(node);

            assertThat(node.column("state")).isEqualTo("UNKNOWN");
            assertThat(node.column("evidence")).contains("another world");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void looksWhenItIsDueAndStopsAfterTwelveTimes(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            node.call("create_thing", "platform_timeout", "k");

            node.reconciler.probe();
            assertThat(node.column("probes")).isEqualTo("0");
            for (int look = 1; look <= 12; look++) {
                assertThat(node.column("probe_at")).isNotNull();
                look(node);
                assertThat(node.column("probes")).isEqualTo(String.valueOf(look));
            }

            assertThat(node.column("probe_at")).isNull();
            assertThat(node.column("state")).isEqualTo("UNKNOWN");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void givesEachLookTheWholeTime(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            node.call("create_thing", "lost_left", "k");
            node.call("create_thing", "lost_left", "l");

            look(new Node("node-2", new SlowTx(store.tx(), clock), clock, things));

            List<String> left = store.tx()
                    .read(handle -> handle.createQuery("SELECT evidence FROM operation")
                            .mapTo(String.class)
                            .list());
            assertThat(left).containsExactly("PT20S", "PT20S");
        }
    }

    private Node node(String name, TestStore store) {
        return new Node(name, new ClockedTx(store.tx(), clock), clock, things);
    }

    private static void look(Node node) {
        node.set("probe_at", 0L);
        node.reconciler.probe();
    }

    private static String text(CallResult answer) {
        return answer.fold(data -> new String(data, StandardCharsets.UTF_8), error -> error.code() + ": " + error);
    }

    /** A database that takes more than half of a look's time for a unit. */
    private record SlowTx(Tx tx, SettableClock clock) implements Tx {

        @Override
        public <T> T write(TransactionBody<T> unit) {
            clock.advance(Duration.ofSeconds(15));
            return tx.write(unit);
        }

        @Override
        public <T> T read(TransactionBody<T> unit) {
            return tx.read(unit);
        }
    }

    /** Database of a node that is killed after its first commit. */
    private static final class KilledTx implements Tx {

        private final Tx tx;
        private int commits;

        KilledTx(Tx tx) {
            this.tx = tx;
        }

        @Override
        public <T> T write(TransactionBody<T> unit) {
            if (commits++ > 0) {
                throw new IllegalStateException("killed");
            }
            return tx.write(unit);
        }

        @Override
        public <T> T read(TransactionBody<T> unit) {
            return tx.read(unit);
        }
    }
}
