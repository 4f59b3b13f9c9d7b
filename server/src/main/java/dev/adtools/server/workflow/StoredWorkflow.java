package dev.adtools.server.workflow;

import dev.adtools.tools.operations.workflows.WorkflowView;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * A workflow with its steps, as they are kept.
 *
 * @param row the workflow
 * @param steps its steps, in order
 */
record StoredWorkflow(WorkflowRow row, List<StepRow> steps) {

    StoredWorkflow {
        steps = List.copyOf(steps);
    }

    static StoredWorkflow of(Handle handle, String id) {
        return new StoredWorkflow(WorkflowStore.find(handle, id).orElseThrow(), WorkflowStore.steps(handle, id));
    }

    WorkflowView view() {
        return WorkflowVisibility.of(row, steps);
    }
}
