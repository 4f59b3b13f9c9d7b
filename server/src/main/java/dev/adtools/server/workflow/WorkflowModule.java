package dev.adtools.server.workflow;

import dev.adtools.api.AccountId;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.StepRow.StepTarget;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Wires the workflows, and the jobs that resume them and remove those that ended long ago. */
public final class WorkflowModule {

    private static final String ONE = "workflow";
    private static final int BATCH = 500;
    private static final Duration BETWEEN_SWEEPS = Duration.ofSeconds(30);
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofHours(6);

    private WorkflowModule() {}

    /** Starts to run workflows; one that ended is kept for so long. */
    public static StoredWorkflows start(
            ServiceContext service, WorkflowContext context, Supplier<ToolCatalog> catalog, Duration kept) {
        WorkflowRuns runs = new WorkflowRuns(service.tx(), context);
        service.jobs().on(ONE, runs::advance);
        service.jobs().everyLong("workflows", BETWEEN_SWEEPS, runs::sweep);
        service.collectEvery("workflows-collect", BETWEEN_COLLECTIONS, retention(service.tx(), kept)::collect);
        return new StoredWorkflows(
                service.tx(), context, runs, catalog, (id, at) -> service.jobs().trigger(ONE, id, at));
    }

    /**
     * Returns the account of the workflow that a failure names; empty when its steps work on several accounts, or on one that
     * is not known yet.
     */
    public static Optional<AccountId> account(Tx tx, ToolError failure) {
        if (!(failure.details().get(WorkflowFailure.WORKFLOW_ID) instanceof JsonString workflow)) {
            return Optional.empty();
        }
        try {
            List<@Nullable AccountId> accounts =
                    tx.read(handle -> WorkflowStore.targets(handle, workflow.value())).stream()
                            .map(StepTarget::account)
                            .distinct()
                            .toList();
            return accounts.size() == 1 ? Optional.ofNullable(accounts.get(0)) : Optional.empty();
        } catch (StoreUnavailable unknown) {
            // The failure that is being recorded may have the same cause.
            return Optional.empty();
        }
    }

    /** Returns an action that schedules the job of a workflow by its id: soon, on any node. */
    public static Consumer<String> continuation(ServiceContext service) {
        return id -> service.jobs().trigger(ONE, id, service.clock().instant());
    }

    /** Returns the job that removes workflows that ended longer ago than that; what may still get on is never removed. */
    public static RetentionJob retention(Tx tx, Duration kept) {
        return new RetentionJob(
                tx,
                "workflows",
                (handle, now) -> WorkflowRetention.remove(
                        handle, WorkflowRetention.endedBefore(handle, now.minus(kept), BATCH)));
    }
}
