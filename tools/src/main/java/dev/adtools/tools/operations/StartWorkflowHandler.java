package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.WriteHandler;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.tools.operations.workflows.WantedStep;
import dev.adtools.tools.operations.workflows.WorkflowPlan;
import dev.adtools.tools.operations.workflows.WorkflowView;
import dev.adtools.tools.operations.workflows.Workflows;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Starts a workflow whose steps are checked one by one; each runs under its own hold. */
public final class StartWorkflowHandler implements WriteHandler<StartWorkflow, WorkflowPlan, WorkflowView> {

    private final Workflows workflows;

    public StartWorkflowHandler(Workflows workflows) {
        this.workflows = workflows;
    }

    @Override
    public Planned<WorkflowPlan> plan(StartWorkflow arguments, CallContext context) {
        WorkflowPlan plan = new WorkflowPlan(
                arguments.name(),
                arguments.steps().stream().map(StartWorkflowHandler::step).toList());
        return workflows
                .refusal(plan, context)
                .<Planned<WorkflowPlan>>map(Planned::refused)
                .orElseGet(() -> Planned.delegated(plan, List.of()));
    }

    private static WorkflowPlan.Step step(WantedStep step) {
        return new WorkflowPlan.Step(
                step.tool(), new String(CanonicalJson.of(step.arguments()), StandardCharsets.UTF_8));
    }

    @Override
    public Outcome<WorkflowView> apply(WorkflowPlan plan, CallContext context) {
        return workflows.start(plan, context);
    }
}
