package dev.adtools.server;

import dev.adtools.server.call.Claim;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.store.StoreUnavailable;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Queue of outcomes that the database did not take when they came, kept for as long as the process lives. */
final class OutcomeRetryQueue {

    private static final Logger LOG = LoggerFactory.getLogger(OutcomeRetryQueue.class);

    // Each holds its answer. What finds no room becomes UNKNOWN when its lease runs out, which is dear and not wrong.
    private static final int MOST = 1_000;

    private final BlockingDeque<Late> waiting = new LinkedBlockingDeque<>(MOST);

    void add(Claim claim, WriteOutcome outcome) {
        if (!waiting.offerLast(new Late(claim, outcome))) {
            LOG.error("operation={}: its outcome is not recorded, and the retry queue is full", claim.operationId());
        }
    }

    /** Notes what waits, in the order in which it came, until the database fails again. One thread at a time. */
    synchronized void drain(BiConsumer<Claim, WriteOutcome> note) {
        for (Late late = waiting.peekFirst(); late != null; late = waiting.peekFirst()) {
            try {
                note.accept(late.claim(), late.outcome());
            } catch (StoreUnavailable stillDown) {
                LOG.warn("{} outcomes of writes wait to be recorded", waiting.size(), stillDown);
                return;
            } catch (RuntimeException bug) {
                LOG.error(
                        "operation={}: its outcome cannot be recorded",
                        late.claim().operationId(),
                        bug);
            }
            waiting.removeFirst();
        }
    }

    private record Late(Claim claim, WriteOutcome outcome) {}
}
