package dev.adtools.server.approval;

import dev.adtools.server.call.ReviewLinks;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The approvals, wired, with the jobs that note what has expired and remove what ended long ago.
 *
 * @param guard decides which writes wait
 * @param actions shows what waits, and takes decisions on it
 * @param writes tells tools of what waits
 */
public record ApprovalModule(Approvals guard, PendingActionService actions, StoredHeldWrites writes) {

    private static final Logger LOG = LoggerFactory.getLogger(ApprovalModule.class);

    private static final Duration BETWEEN_SWEEPS = Duration.ofMinutes(1);
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofHours(6);

    /**
     * Starts the approvals.
     *
     * @param context finds the caps, halts, requesters and workflows of actions
     * @param kept how long ended actions are kept
     * @param onEnd takes the id of the workflow of an action that a decision has ended
     */
    public static ApprovalModule start(
            ServiceContext service,
            ApprovalsSection terms,
            CurrentCallers currentCallers,
            PendingActionService.ActionContextLookup context,
            ReviewLinks reviews,
            Duration kept,
            Consumer<String> onEnd) {
        Approvals approvals = new Approvals(
                service.ids(), service.clock(), terms, new ToolDigests(version()), currentCallers, reviews);
        service.jobs().every("pending-actions", BETWEEN_SWEEPS, () -> expire(service.tx(), approvals));
        service.collectEvery("pending-actions-collect", BETWEEN_COLLECTIONS, retention(service.tx(), kept)::collect);
        return new ApprovalModule(
                approvals,
                new PendingActionService(
                        service.tx(),
                        service.clock(),
                        new ApprovalDecisions(service.ids(), terms, currentCallers),
                        context,
                        onEnd),
                new StoredHeldWrites(service.tx(), service.clock()));
    }

    /** Returns the job that removes actions that ended longer ago than that; what may still change is never removed. */
    public static RetentionJob retention(Tx tx, Duration kept) {
        return new RetentionJob(
                tx, "Pending Actions", (handle, now) -> ActionStore.removeEndedBefore(handle, now.minus(kept)));
    }

    // What is overdue counts as expired anyway; this writes it down.
    private static void expire(Tx tx, Approvals approvals) {
        try {
            tx.execute(approvals::expire);
        } catch (StoreUnavailable e) {
            LOG.warn("expired Pending Actions are noted a minute later", e);
        }
    }

    private static String version() {
        return Objects.requireNonNullElse(ApprovalModule.class.getPackage().getImplementationVersion(), "unpackaged");
    }
}
