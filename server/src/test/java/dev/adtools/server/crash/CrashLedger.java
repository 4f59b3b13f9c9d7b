package dev.adtools.server.crash;

import dev.adtools.api.PendingAction;
import dev.adtools.api.WriteTarget;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.call.WriteOutcome;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A ledger whose process may die before, inside and after each of its transactions. */
record CrashLedger(WriteLedger real, CrashTx tx, Consumer<String> failpoint) implements WriteLedger {

    @Override
    public CallResult local(ToolCall call, PlatformEnvironment world, Supplier<CallResult> change) {
        return real.local(call, world, change);
    }

    @Override
    public Optional<CallResult> letGo(PlannedWrite write) {
        failpoint.accept("before-let-go");
        Optional<CallResult> refusal = tx.inside("inside-let-go", () -> real.letGo(write));
        failpoint.accept("after-let-go");
        return refusal;
    }

    @Override
    public CallResult settle(PlannedWrite write, WriteOutcome outcome) {
        failpoint.accept("before-settle");
        CallResult answer = tx.inside("inside-settle", () -> real.settle(write, outcome));
        failpoint.accept("after-settle");
        return answer;
    }

    @Override
    public CallResult stage(PlannedWrite write, BiFunction<PendingAction, List<String>, byte[]> answer) {
        return real.stage(write, answer);
    }

    @Override
    public List<String> foreseen(PlannedWrite write, boolean held) {
        return real.foreseen(write, held);
    }

    @Override
    public List<String> openRequests(
            ToolCall call, PlatformEnvironment world, WriteTarget target, Set<String> withdrawn, boolean changes) {
        return real.openRequests(call, world, target, withdrawn, changes);
    }

    @Override
    public CallResult outdated(PlannedWrite write) {
        return real.outdated(write);
    }
}
