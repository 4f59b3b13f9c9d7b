package dev.adtools.server.crash;

import dev.adtools.api.PendingAction;
import dev.adtools.server.call.Answer;
import dev.adtools.server.call.Departure;
import dev.adtools.server.call.Ending;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.World;
import dev.adtools.server.call.WriteLedger;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A ledger whose process may die before, inside and after each of its transactions. */
record CrashLedger(WriteLedger real, CrashTx tx, Consumer<String> failpoint) implements WriteLedger {

    @Override
    public Answer local(ToolCall call, World world, Supplier<Answer> change) {
        return real.local(call, world, change);
    }

    @Override
    public Optional<Answer> letGo(Departure write) {
        failpoint.accept("before-let-go");
        Optional<Answer> refusal = tx.inside("inside-let-go", () -> real.letGo(write));
        failpoint.accept("after-let-go");
        return refusal;
    }

    @Override
    public Answer settle(Departure write, Ending ending) {
        failpoint.accept("before-settle");
        Answer answer = tx.inside("inside-settle", () -> real.settle(write, ending));
        failpoint.accept("after-settle");
        return answer;
    }

    @Override
    public Answer stage(Departure write, BiFunction<PendingAction, List<String>, byte[]> answer) {
        return real.stage(write, answer);
    }

    @Override
    public List<String> foreseen(Departure write, boolean held) {
        return real.foreseen(write, held);
    }

    @Override
    public Answer outdated(Departure write) {
        return real.outdated(write);
    }
}
