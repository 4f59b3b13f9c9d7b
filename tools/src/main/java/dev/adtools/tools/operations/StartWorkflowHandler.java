package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.DelegatingWriteHandler;
import dev.adtools.api.Inverse;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.operations.workflows.WantedStep;
import dev.adtools.tools.operations.workflows.WorkflowPlan;
import dev.adtools.tools.operations.workflows.WorkflowView;
import dev.adtools.tools.operations.workflows.Workflows;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Starts a workflow whose steps are checked one by one; each runs under its own hold. */
public final class StartWorkflowHandler implements DelegatingWriteHandler<StartWorkflow, WorkflowPlan, WorkflowView> {

    private static final String AS_THINGS_STAND =
            "Each write was planned by itself, as things stand now and not as the steps before it will leave them; reads and"
                    + " validations were not made. A step is planned and checked again when its turn comes.";

    private final Workflows workflows;

    public StartWorkflowHandler(Workflows workflows) {
        this.workflows = workflows;
    }

    @Override
    public Planned<WorkflowPlan> plan(StartWorkflow arguments, CallContext context) {
        WorkflowPlan plan = new WorkflowPlan(
                arguments.name(),
                arguments.steps().stream().map(StartWorkflowHandler::step).toList());
        return arguments.validateOnly()
                ? workflows.check(plan, context).fold(steps -> checked(plan, steps), Planned::refused)
                : workflows
                        .refusal(plan, context)
                        .<Planned<WorkflowPlan>>map(Planned::refused)
                        .orElseGet(() -> Planned.delegated(plan, summary(plan), List.of(), List.of()));
    }

    private static Planned<WorkflowPlan> checked(WorkflowPlan plan, JsonValue steps) {
        return Planned.delegated(
                plan, summary(plan), List.of(new Change("steps", JsonNull.NULL, steps)), List.of(AS_THINGS_STAND));
    }

    private static Summary summary(WorkflowPlan plan) {
        return Summary.of(Summary.Verb.START, "workflow", plan.name());
    }

    private static WorkflowPlan.Step step(WantedStep step) {
        return new WorkflowPlan.Step(
                step.tool(), new String(CanonicalJson.of(step.arguments()), StandardCharsets.UTF_8));
    }

    @Override
    public Outcome<WorkflowView> apply(WorkflowPlan plan, CallContext context) {
        return workflows.start(plan, context);
    }

    @Override
    public Inverse inverse(WorkflowPlan plan, WorkflowView result) {
        return Inverse.none("Each step of a workflow has a way back of its own.");
    }
}
