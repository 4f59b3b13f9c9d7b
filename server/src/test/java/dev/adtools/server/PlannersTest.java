package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.CallResult;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Calls that plan the same write at the same time: nothing is kept of them before one is let go, and only one is. */
class PlannersTest {

    private static final String GATE = "plan_gate";

    @ParameterizedTest
    @EnumSource(Backend.class)
    void letsOneGoOfTwoWithOneKey(Backend backend) {
        try (TestStore store = backend.open()) {
            Node slow = node("node-1", store);
            Node fast = node("node-2", store);
            CompletableFuture<CallResult> planning = slow.callUpToGate("create_thing", GATE, "k");
            assertThat(slow.count()).isZero();

            fast.things().gate(GATE).open();
            CallResult first = fast.call("create_thing", GATE, "k");
            slow.things().gate(GATE).open();
            CallResult second = planning.join();

            assertThat(first.code()).isEqualTo("OK");
            assertThat(text(second)).isEqualTo(text(first));
            assertThat(Objects.requireNonNull(second.receipt()).replayed()).isTrue();
            assertThat(fast.things().applied() + slow.things().applied()).isEqualTo(1);
            assertThat(slow.count()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void answersAsTheFirstWhatIsRefusedBecauseOfIt(Backend backend) {
        String taken = GATE + "_taken";
        try (TestStore store = backend.open()) {
            Node slow = node("node-1", store);
            Node fast = node("node-2", store);
            CompletableFuture<CallResult> planning = slow.callUpToGate("create_thing", taken, "k");

            fast.things().gate(taken).open();
            CallResult first = fast.call("create_thing", taken, "k");
            slow.call("create_thing", "", "another");
            slow.things().gate(taken).open();

            assertThat(first.code()).isEqualTo("OK");
            assertThat(text(planning.join())).isEqualTo(text(first));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void letsOneGoOfTwoWithoutAKey(Backend backend) {
        try (TestStore store = backend.open()) {
            Node slow = node("node-1", store);
            Node fast = node("node-2", store);
            CompletableFuture<CallResult> planning = slow.callUpToGate("create_thing", GATE, null);

            fast.things().gate(GATE).open();
            CallResult first = fast.call("create_thing", GATE, null);
            slow.things().gate(GATE).open();

            assertThat(first.code()).isEqualTo("OK");
            assertThat(planning.join().code()).isEqualTo("DUPLICATE_SUSPECTED");
            assertThat(slow.things().applied()).isZero();
            assertThat(fast.call("create_thing", GATE, null).code()).isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void suspectsADuplicateOfOneWithAKeyThatWentMeanwhile(Backend backend) {
        try (TestStore store = backend.open()) {
            Node slow = node("node-1", store);
            Node fast = node("node-2", store);
            CompletableFuture<CallResult> planning = slow.callUpToGate("create_thing", GATE, null);

            fast.things().gate(GATE).open();
            fast.call("create_thing", GATE, "k");
            slow.things().gate(GATE).open();

            assertThat(planning.join().code()).isEqualTo("DUPLICATE_SUSPECTED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void suspectsADuplicateOfOneWithoutAKeyThatWentMeanwhile(Backend backend) {
        try (TestStore store = backend.open()) {
            Node slow = node("node-1", store);
            Node fast = node("node-2", store);
            CompletableFuture<CallResult> planning = slow.callUpToGate("create_thing", GATE, "k");

            fast.things().gate(GATE).open();
            fast.call("create_thing", GATE, null);
            slow.things().gate(GATE).open();

            assertThat(planning.join().code()).isEqualTo("DUPLICATE_SUSPECTED");
            assertThat(slow.things().applied()).isZero();
            assertThat(slow.call("create_thing", GATE, "k").code())
                    .as("meant to run beside it, and says so")
                    .isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void suspectsADuplicateAlsoWhenTheDatabaseIsAskedLate(Backend backend) {
        SettableClock clock = new SettableClock();
        try (TestStore store = backend.open()) {
            Clock late = Clock.offset(clock, Duration.ofSeconds(1));
            Node slow = new Node("node-1", new ClockedTx(store.tx(), late), clock);
            Node fast = new Node("node-2", new ClockedTx(store.tx(), clock), clock);
            CompletableFuture<CallResult> keyed = slow.callUpToGate("create_thing", GATE, "k");
            CompletableFuture<CallResult> keyless = slow.callUpToGate("create_thing", GATE + "_keyless", null);

            fast.things().gate(GATE).open();
            fast.call("create_thing", GATE, null);
            fast.things().gate(GATE + "_keyless").open();
            fast.call("create_thing", GATE + "_keyless", null);
            slow.things().gate(GATE).open();
            slow.things().gate(GATE + "_keyless").open();

            assertThat(keyed.join().code()).isEqualTo("DUPLICATE_SUSPECTED");
            assertThat(keyless.join().code()).isEqualTo("DUPLICATE_SUSPECTED");
            assertThat(slow.things().applied()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsNothingOfOneThatFoundNothingToDoBesideADuplicate(Backend backend) {
        String made = GATE + "_made";
        try (TestStore store = backend.open()) {
            Node slow = node("node-1", store);
            Node fast = node("node-2", store);
            CompletableFuture<CallResult> planning = slow.callUpToGate("create_thing", made, "k");

            fast.things().gate(made).open();
            fast.call("create_thing", made, null);
            slow.call("create_thing", "", "another");
            slow.things().gate(made).open();

            assertThat(planning.join().code()).isEqualTo("DUPLICATE_SUSPECTED");
            assertThat(slow.count()).as("the one without a key, and another").isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void sendsNothingThatWasPlannedForAnEarlierAttempt(Backend backend) {
        try (TestStore store = backend.open()) {
            Node slow = node("node-1", store);
            Node fast = node("node-2", store);
            fast.things().gate(GATE).open();
            fast.call("create_thing", GATE, "k");
            proveNotApplied(store);
            CompletableFuture<CallResult> planning = slow.callUpToGate("create_thing", GATE, "k");

            CallResult again = fast.call("create_thing", GATE, "k");
            proveNotApplied(store);
            slow.things().gate(GATE).open();

            assertThat(again.code()).isEqualTo("OK");
            assertThat(planning.join().code()).isEqualTo("IDEMPOTENCY_IN_PROGRESS");
            assertThat(slow.things().applied()).isZero();
            assertThat(slow.column("fence")).isEqualTo("2");
        }
    }

    private static void proveNotApplied(TestStore store) {
        store.tx().execute(handle -> handle.execute("UPDATE operation SET state = 'NOT_APPLIED'"));
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void sendsNothingOnceItsAnswerWasDue(Backend backend) {
        SettableClock clock = new SettableClock();
        try (TestStore store = backend.open()) {
            Node asleep = new Node("node-1", store.tx(), clock);
            CompletableFuture<CallResult> planning = asleep.callUpToGate("create_thing", GATE, "k");

            clock.advance(Duration.ofSeconds(31));
            asleep.things().gate(GATE).open();

            assertThat(planning.join().code()).isEqualTo("STORE_UNAVAILABLE");
            assertThat(asleep.things().applied()).isZero();
            assertThat(asleep.count()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsNothingOfWhatIsOnlyCheckedOrRefused(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);

            CallResult checked = node.call(Callers.ALL, "create_thing", "{\"validate_only\":true}", "k");
            CallResult refused = node.call("create_thing", "plan_rule_violation", "k");
            int kept = node.count();
            CallResult sent = node.call("create_thing", "", "k");

            assertThat(text(checked)).contains("validated");
            assertThat(refused.code()).isEqualTo("RULE_VIOLATION");
            assertThat(kept).isZero();
            assertThat(text(sent)).contains("applied");
        }
    }

    private static String text(CallResult answer) {
        return answer.fold(
                data -> new String(data, StandardCharsets.UTF_8), error -> error.code() + " " + error.message());
    }

    private static Node node(String name, TestStore store) {
        return new Node(name, store.tx(), Clock.systemUTC());
    }
}
