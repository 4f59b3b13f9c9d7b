package dev.adtools.server.approval;

import dev.adtools.server.call.ReviewLinks;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The approvals, wired, with the jobs that note what has expired and remove what ended long ago.
 *
 * @param guard decides which writes wait
 * @param actions shows what waits, and takes decisions on it
 * @param writes tells tools of what waits
 * @param served the versions of tools that the nodes serve
 */
public record ApprovalModule(
        Approvals guard, PendingActionService actions, StoredHeldWrites writes, ServedTools served) {

    private static final Logger LOG = LoggerFactory.getLogger(ApprovalModule.class);

    private static final Duration BETWEEN_SWEEPS = Duration.ofMinutes(1);
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofHours(6);
    private static final Duration BETWEEN_ANNOUNCEMENTS = Duration.ofSeconds(30);
    private static final Duration LONGEST_ANNOUNCEMENT = Duration.ofMinutes(2);

    /**
     * Starts the approvals.
     *
     * @param context finds the caps, halts, requesters and workflows of actions
     * @param catalog the tools; asked for when the service starts
     * @param kept how long ended actions are kept
     * @param changes notes a change in the service's own tables
     * @param onEnd takes the id of the workflow of an action that a decision has ended
     */
    public static ApprovalModule start(
            ServiceContext service,
            ApprovalsSection terms,
            CurrentCallers currentCallers,
            PendingActionService.ActionContextLookup context,
            Supplier<ToolCatalog> catalog,
            ReviewLinks reviews,
            Duration kept,
            BiConsumer<Handle, LocalChange> changes,
            Consumer<String> onEnd) {
        ToolDigests digests = new ToolDigests(version());
        Approvals approvals = new Approvals(service.ids(), service.clock(), terms, digests, currentCallers, reviews);
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
                new StoredHeldWrites(service.tx(), service.clock(), changes, onEnd),
                served(service, digests, catalog));
    }

    private static ServedTools served(ServiceContext service, ToolDigests digests, Supplier<ToolCatalog> catalog) {
        ServedTools.Node node =
                new ServedTools.Node(service.node(), service.store().alone());
        ServedTools served = new ServedTools(service.tx(), service.clock(), node, digests, catalog);
        service.environment().lifecycle().manage(served);
        Heartbeat announcing = new Heartbeat("the announcement of this node's tools", LONGEST_ANNOUNCEMENT);
        service.repeat("served-tools", announcing, BETWEEN_ANNOUNCEMENTS, served::round);
        return served;
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
