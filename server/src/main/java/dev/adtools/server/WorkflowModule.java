package dev.adtools.server;

import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.StoredWorkflows;
import dev.adtools.server.workflow.WorkflowContext;
import dev.adtools.server.workflow.WorkflowRuns;
import java.time.Duration;
import java.util.function.Supplier;

/** Wires the workflows and the job that resumes them. */
final class WorkflowModule {

    private static final String ONE = "workflow";
    private static final Duration BETWEEN_SWEEPS = Duration.ofSeconds(30);

    private WorkflowModule() {}

    static StoredWorkflows start(Tx tx, WorkflowContext context, Supplier<ToolCatalog> catalog, JobScheduler jobs) {
        WorkflowRuns runs = new WorkflowRuns(tx, context);
        jobs.on(ONE, runs::advance);
        jobs.everyLong("workflows", BETWEEN_SWEEPS, runs::sweep);
        return new StoredWorkflows(tx, context, runs, catalog, (id, at) -> jobs.trigger(ONE, id, at));
    }
}
