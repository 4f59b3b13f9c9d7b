package dev.adtools.server;

import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.StoredWorkflows;
import dev.adtools.server.workflow.Surroundings;
import dev.adtools.server.workflow.WorkflowRuns;
import java.time.Duration;
import java.util.function.Supplier;

/** Wires the workflows: what gets them on, and when it is rung for. */
final class Flows {

    private static final String ONE = "workflow";
    private static final Duration BETWEEN_SWEEPS = Duration.ofSeconds(30);

    private Flows() {}

    static StoredWorkflows start(Tx tx, Surroundings around, Supplier<ToolCatalog> catalog, Alarms alarms) {
        WorkflowRuns runs = new WorkflowRuns(tx, around);
        alarms.on(ONE, runs::advance);
        alarms.everyLong("workflows", BETWEEN_SWEEPS, runs::sweep);
        return new StoredWorkflows(tx, around, runs, catalog, (id, at) -> alarms.poke(ONE, id, at));
    }
}
