package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.OutageTx;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.StoreUnavailable;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The end of a write that the database did not take when it came. */
class LateSettlementTest {

    private static final WriteOutcome DONE =
            new WriteOutcome(OutcomeState.SUCCEEDED, CallResult.completed(new byte[] {'{', '}'}));

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isNotedOnceTheDatabaseTakesIt(Backend backend) {
        try (TestStore store = backend.open()) {
            OutageTx tx = new OutageTx(store.tx());
            Node node = new Node("node-1", tx, Clock.systemUTC());

            CallResult first = endDuringOutage(node, tx, 2);
            node.ledger.settleLate();
            assertThat(node.column("state")).isEqualTo("SENDING");
            node.ledger.settleLate();

            assertThat(first.code()).isEqualTo("OUTCOME_UNKNOWN");
            assertThat(node.column("state")).isEqualTo("SUCCEEDED");
            assertThat(node.told()).containsExactly(Node.ended(node.column("id"), OutcomeState.SUCCEEDED));
            CallResult replay = node.call("create_thing", "gate", "k");
            assertThat(replay.code()).isEqualTo("OK");
            assertThat(Objects.requireNonNull(replay.receipt()).replayed()).isTrue();
            assertThat(node.things().applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isLateWhenTheOutcomeWasUnknownMeanwhile(Backend backend) {
        try (TestStore store = backend.open()) {
            OutageTx tx = new OutageTx(store.tx());
            Node node = new Node("node-1", tx, Clock.systemUTC());

            endDuringOutage(node, tx, 1);
            node.leases.takeOver();
            node.ledger.settleLate();

            assertThat(node.column("state")).isEqualTo("SUCCEEDED");
            assertThat(node.column("resolution")).isEqualTo("LATE");
            assertThat(node.operations
                            .find(Callers.ALL, Objects.requireNonNull(node.column("id")))
                            .<String>fold(shown -> String.valueOf(shown.row().resolution()), ToolError::message))
                    .isEqualTo("LATE");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void changesNothingThatAPersonHasSettledMeanwhile(Backend backend) {
        try (TestStore store = backend.open()) {
            OutageTx tx = new OutageTx(store.tx());
            Node node = new Node("node-1", tx, Clock.systemUTC());

            endDuringOutage(node, tx, 1);
            node.leases.takeOver();
            String id = Objects.requireNonNull(node.column("id"));
            node.operations.resolve(
                    Callers.OTHER,
                    id,
                    "{\"outcome\":\"NOT_APPLIED\",\"evidence\":\"It is not there.\",\"expected_fence\":1}"
                            .getBytes(StandardCharsets.UTF_8));
            node.ledger.settleLate();

            assertThat(node.column("state")).isEqualTo("NOT_APPLIED");
            assertThat(node.column("resolution")).isEqualTo("OPERATOR");
            assertThat(node.told())
                    .containsExactly(Node.ended(id, OutcomeState.UNKNOWN), Node.ended(id, OutcomeState.NOT_APPLIED));
        }
    }

    @Test
    void keepsTheOrderAndStopsWhileTheDatabaseIsDown() {
        OutcomeRetryQueue late = new OutcomeRetryQueue();
        List<String> noted = new ArrayList<>();
        late.add(new Claim("op_1", 1), DONE);
        late.add(new Claim("op_2", 1), DONE);

        late.drain((claim, ending) -> {
            throw new StoreUnavailable("scripted");
        });
        late.drain((claim, ending) -> noted.add(claim.operationId()));
        late.drain((claim, ending) -> noted.add("again"));

        assertThat(noted).containsExactly("op_1", "op_2");
    }

    @Test
    void passesOverWhatCanNeverBeNoted() {
        OutcomeRetryQueue late = new OutcomeRetryQueue();
        List<String> noted = new ArrayList<>();
        late.add(new Claim("op_1", 1), DONE);
        late.add(new Claim("op_2", 1), DONE);

        late.drain((claim, ending) -> {
            if (claim.operationId().equals("op_1")) {
                throw new IllegalStateException("scripted");
            }
            noted.add(claim.operationId());
        });

        assertThat(noted).containsExactly("op_2");
    }

    @Test
    void keepsAThousandAndNoMore() {
        OutcomeRetryQueue late = new OutcomeRetryQueue();
        List<String> noted = new ArrayList<>();
        for (int i = 0; i < 1_001; i++) {
            late.add(new Claim("op_" + i, 1), DONE);
        }

        late.drain((claim, ending) -> noted.add(claim.operationId()));

        assertThat(noted).hasSize(1_000).endsWith("op_999");
    }

    private static CallResult endDuringOutage(Node node, OutageTx tx, int units) {
        CompletableFuture<CallResult> call = node.callUpToGate("create_thing", "gate", "k");
        tx.failNext(units);
        node.things().gate().open();
        return call.join();
    }
}
