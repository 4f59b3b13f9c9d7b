package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.Probe;
import dev.adtools.api.spi.CallDetails;
import dev.adtools.api.spi.PlatformWriteDispatch;
import dev.adtools.api.spi.ToolDispatch;
import java.time.Clock;
import java.time.Instant;

/** Asks tools whether a write was applied whose answer never came. Nothing is sent that changes anything. */
public final class OutcomeProbe {

    private final ToolCatalog catalog;
    private final PlatformEnvironments worlds;
    private final Clock clock;

    /** Asks the tools of a catalog. */
    public OutcomeProbe(ToolCatalog catalog, PlatformEnvironments worlds, Clock clock) {
        this.catalog = catalog;
        this.worlds = worlds;
        this.clock = clock;
    }

    /**
     * Returns the result of a search until a deadline: the outcome, with the whole {@code data} to answer, when it was applied.
     */
    public Probe<WriteOutcome> look(SentPlan sent, Instant deadline) {
        ToolDispatch<?> tool = catalog.named(sent.tool()).orElse(null);
        return tool instanceof PlatformWriteDispatch<?, ?, ?> write
                ? look(write, sent, deadline)
                : Probe.inconclusive("This version of the service has no such write; a person must look.");
    }

    private <P, R> Probe<WriteOutcome> look(PlatformWriteDispatch<?, P, R> tool, SentPlan sent, Instant deadline) {
        PlatformEnvironment world = worlds.of(tool.descriptor().platform());
        if (!sent.isOf(world)) {
            return Probe.inconclusive("It was sent to another world than the platform is now; a person must look.");
        }
        P plan = tool.decodePlan(sent.planReader());
        if (plan == null) {
            return Probe.inconclusive("This version of the tool cannot read what was sent; a person must look.");
        }
        return tool.readBack(plan, HandlerContext.context(new ProbedCall(sent, deadline, clock)))
                .fold(
                        result -> Probe.found(
                                WriteOutcome.done(WriteAnswers.found(tool, world, result, sent), result, true)),
                        Probe::absent,
                        Probe::differs,
                        Probe::inconclusive);
    }

    /** Shows a handler the call that sent what it looks for. */
    private record ProbedCall(SentPlan sent, Instant deadline, Clock clock) implements CallDetails {

        @Override
        public String callId() {
            return sent.metadata().callId();
        }

        @Override
        public String requestId() {
            return sent.metadata().requestId();
        }

        @Override
        public String principal() {
            return sent.principal();
        }

        @Override
        public Instant now() {
            return clock.instant();
        }

        // It was, when the write was let go; and nothing that is found here reaches a caller without its own check.
        @Override
        public boolean mayUse(AccountId account) {
            return true;
        }
    }
}
