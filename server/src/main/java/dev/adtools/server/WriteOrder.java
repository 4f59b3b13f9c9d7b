package dev.adtools.server;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.PendingAction;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Answer;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.Departure;
import dev.adtools.server.call.Ending;
import dev.adtools.server.call.Receipt;
import dev.adtools.server.call.WriteFailures;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.idempotency.Operations;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What has a say, and what is noted, when a write is let go, ends, or waits: each list is one transaction. */
final class WriteOrder implements WriteLedger {

    private static final Logger LOG = LoggerFactory.getLogger(WriteOrder.class);

    private final Tx tx;
    private final List<Gate> gates;
    private final Operations operations;

    WriteOrder(Tx tx, Operations operations) {
        this.tx = tx;
        this.operations = operations;
        this.gates = List.of(
                // Last, and only when nothing above refused: from here on it may have been sent.
                operations::letGo);
    }

    @Override
    public Optional<ToolError> letGo(Departure write) {
        try {
            tx.execute(handle -> gates.forEach(gate -> gate.check(handle, write).ifPresent(WriteOrder::refuse)));
            return Optional.empty();
        } catch (Refusal refusal) {
            return Optional.of(refusal.error);
        }
    }

    // Thrown out of the unit, so that what the gates before it had noted is taken back.
    private static void refuse(ToolError error) {
        throw new Refusal(error);
    }

    @Override
    public Answer settle(Departure write, Ending ending) {
        Claim claim = write.claim();
        Receipt receipt = new Receipt(claim.operationId(), write.call().origin().requestId(), false);
        try {
            boolean settled = tx.write(handle -> ending.state() == Ending.State.UNKNOWN
                    ? operations.lose(handle, write)
                    : operations.settle(handle, write, ending));
            if (!settled) {
                LOG.error("operation={}: it was settled otherwise before its own answer came", claim.operationId());
            }
            return ending.answer().of(receipt);
        } catch (StoreUnavailable e) {
            LOG.error(
                    "operation={}: how the write ended ({}) could not be noted",
                    claim.operationId(),
                    ending.state(),
                    e);
            return Answer.failed(WriteFailures.unknownOutcome(JsonObject.EMPTY, claim.operationId()))
                    .of(receipt);
        }
    }

    @Override
    public Answer stage(Departure write, Function<PendingAction, byte[]> answer) {
        return Answer.failed(ToolError.of(ErrorCode.POLICY_DENIED, "Approvals are not available in this version."));
    }

    @Override
    public Answer outdated(Departure write) {
        return Answer.failed(ToolError.of(ErrorCode.POLICY_DENIED, "Approvals are not available in this version."));
    }

    /** Something that has a say. */
    @FunctionalInterface
    private interface Gate {
        Optional<ToolError> check(Handle handle, Departure write);
    }

    /** Carries a refusal out of a unit. */
    private static final class Refusal extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient ToolError error;

        Refusal(ToolError error) {
            super(error.message(), null, false, false);
            this.error = error;
        }
    }
}
