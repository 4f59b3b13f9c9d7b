package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Operations that a node holds while it works, and after it fell silent. */
class LeasesTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatItRenews(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            CompletableFuture<CallResult> call = node.callUpToGate("create_thing", "gate", "k");
            node.set("lease_until", 0L);

            node.leases.renew();
            node("node-2", store).leases.reap();

            assertThat(node.column("state")).isEqualTo("SENDING");
            node.things().gate().open();
            assertThat(call.join().code()).isEqualTo("OK");
            assertThat(node.column("resolution")).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void renewsNothingOfOthersAndNothingLongOverdue(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            CompletableFuture<CallResult> call = node.callUpToGate("create_thing", "gate", "k");
            node.set("lease_until", 0L);

            node("node-2", store).leases.renew();
            assertThat(node.column("lease_until")).isEqualTo("0");
            node.set("deadline_at", Clock.systemUTC().millis() - 70_000);
            node.leases.renew();

            assertThat(node.column("lease_until")).isEqualTo("0");
            node.things().gate().open();
            call.join();
        }
    }

    @Test
    void renewsTheOthersWhileOneIsBeingMoved() {
        try (TestStore store = Backend.POSTGRESQL.open()) {
            Node node = node("node-1", store);
            CompletableFuture<CallResult> sending = node.callUpToGate("create_thing", "gate", "k1");
            CompletableFuture<CallResult> reading = node.callUpToGate("get_things", "gate read", "k2");
            node.set("lease_until", 0L);

            store.tx().execute(handle -> {
                handle.execute("UPDATE operation SET evidence = 'Moved.' WHERE state = 'SENDING'");
                CompletableFuture.runAsync(node.leases::renew, task -> new Thread(task).start())
                        .orTimeout(20, TimeUnit.SECONDS)
                        .join();
            });

            assertThat(leased(store)).containsExactly("CLAIMED");
            node.things().gate().open();
            node.things().gate("gate read").open();
            assertThat(sending.join().code()).isEqualTo("OK");
            assertThat(reading.join().code()).isEqualTo("OK");
        }
    }

    private static List<String> leased(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT state FROM operation WHERE lease_until > 0")
                        .mapTo(String.class)
                        .list());
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsWhatWasGivenUpUnsentAgain(Backend backend) {
        try (TestStore store = backend.open()) {
            Node silent = node("node-1", store);
            CompletableFuture<CallResult> call = silent.callUpToGate("get_things", "gate", "k");
            String id = silent.column("id");
            silent.leases.takeOver();
            assertThat(silent.column("state")).isEqualTo("NOT_APPLIED");

            Node other = node("node-2", store);
            other.things().gate().open();
            CallResult again = other.call("get_things", "gate", "k");
            silent.things().gate().open();

            assertThat(again.code()).isEqualTo("OK");
            assertThat(call.join().code()).isEqualTo("OK");
            assertThat(other.column("id")).isEqualTo(id);
            assertThat(other.column("fence")).isEqualTo("2");
            assertThat(other.column("state")).isEqualTo("SUCCEEDED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void knowsNothingOfWhatWasSentUntilItsAnswerComesLate(Backend backend) {
        try (TestStore store = backend.open()) {
            Node silent = node("node-1", store);
            CompletableFuture<CallResult> call = silent.callUpToGate("create_thing", "gate", "k");
            silent.set("lease_until", 0L);

            Node other = node("node-2", store);
            other.leases.reap();

            assertThat(other.column("state")).isEqualTo("UNKNOWN");
            assertThat(other.told()).containsExactly(Node.ended(other.column("id"), OutcomeState.UNKNOWN));
            assertThat(other.call("create_thing", "gate", "k").code()).isEqualTo("OUTCOME_UNKNOWN");
            silent.things().gate().open();
            assertThat(call.join().code()).isEqualTo("OK");
            assertThat(other.column("state")).isEqualTo("SUCCEEDED");
            assertThat(other.column("resolution")).isEqualTo("LATE");
            assertThat(silent.told()).containsExactly(Node.ended(other.column("id"), OutcomeState.SUCCEEDED));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesOverOnlyWhenTold(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node("node-1", store);
            CompletableFuture<CallResult> call = node.callUpToGate("create_thing", "gate", null);

            node("node-2", store).leases.reap();
            assertThat(node.column("state")).isEqualTo("SENDING");
            node("node-2", store).leases.takeOver();

            assertThat(node.column("state")).isEqualTo("UNKNOWN");
            assertThat(Duration.ofMillis(Long.parseLong(String.valueOf(node.column("probe_at")))))
                    .isGreaterThan(Duration.ZERO);
            node.things().gate().open();
            call.join();
        }
    }

    private static Node node(String name, TestStore store) {
        return new Node(name, store.tx(), Clock.systemUTC());
    }
}
