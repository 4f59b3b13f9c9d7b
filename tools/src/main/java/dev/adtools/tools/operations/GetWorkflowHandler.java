package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.tools.operations.workflows.WorkflowView;
import dev.adtools.tools.operations.workflows.Workflows;

/** Shows a workflow that the caller may see. */
public final class GetWorkflowHandler implements ReadHandler<GetWorkflow, WorkflowView> {

    private final Workflows workflows;

    public GetWorkflowHandler(Workflows workflows) {
        this.workflows = workflows;
    }

    @Override
    public Outcome<WorkflowView> read(GetWorkflow arguments, CallContext context) {
        return workflows.find(arguments.workflowId(), context);
    }
}
