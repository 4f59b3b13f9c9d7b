package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.PendingAction;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteTarget;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.store.Tx;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The key of a call that waits for approval. */
class StagedReplayTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void answersAgainWhatItsCallerWasTold(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = new Node("node-1", store.tx(), Clock.systemUTC(), new StagesEverything(store.tx()));

            CallResult first = node.call("stage_thing", "", "k");
            CallResult second = node.call("stage_thing", "", "k");

            assertThat(text(first)).contains("pending_approval");
            assertThat(text(second)).isEqualTo(text(first));
            assertThat(Objects.requireNonNull(second.receipt()).replayed()).isTrue();
            assertThat(second.receipt().operationId())
                    .isEqualTo(Objects.requireNonNull(first.receipt()).operationId());
            assertThat(node.column("state")).isEqualTo("STAGED");
            assertThat(node.column("pending_action_id")).isEqualTo("pa_1");
            assertThat(node.column("lease_owner")).isNull();
        }
    }

    private static String text(CallResult answer) {
        return answer.fold(data -> new String(data, StandardCharsets.UTF_8), ToolError::message);
    }

    /** Keeps every write until someone approves it. */
    private static final class StagesEverything implements WriteLedger {

        private static final ToolError CLOSED = ToolError.of(ErrorCode.HALTED, "Nothing goes.");

        private static final Retention RETENTION = new Retention(Node.KEPT);

        private final Tx tx;
        private final Claims claims =
                new Claims(new CallIds(Clock.systemUTC(), new SecureRandom()), Clock.systemUTC(), "node-1", RETENTION);

        StagesEverything(Tx tx) {
            this.tx = tx;
        }

        @Override
        public CallResult stage(PlannedWrite write, BiFunction<PendingAction, List<String>, byte[]> answer) {
            byte[] data = answer.apply(
                    new PendingAction("pa_1", "sha256:…", "2026-11-28T00:00:00Z", "/console/approvals/pa_1"),
                    List.of());
            return tx.write(handle -> claims.stage(handle, write, "pa_1", data))
                    .orElseGet(() -> CallResult.completed(data)
                            .of(new OperationRef(write.claim().operationId(), "request", null)));
        }

        @Override
        public CallResult local(ToolCall call, PlatformEnvironment world, Supplier<CallResult> change) {
            return change.get();
        }

        @Override
        public Optional<CallResult> letGo(PlannedWrite write) {
            return Optional.of(CallResult.failed(CLOSED));
        }

        @Override
        public CallResult settle(PlannedWrite write, WriteOutcome outcome) {
            throw new IllegalStateException("nothing was let go");
        }

        @Override
        public List<String> foreseen(PlannedWrite write, boolean held) {
            return List.of(CLOSED.message());
        }

        @Override
        public List<String> openRequests(
                ToolCall call,
                PlatformEnvironment environment,
                WriteTarget target,
                Set<String> withdrawn,
                boolean changes) {
            return List.of();
        }

        @Override
        public CallResult outdated(PlannedWrite write) {
            return CallResult.failed(CLOSED);
        }
    }
}
