package dev.adtools.tools.operations.workflows;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Platform;
import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A workflow, with its steps. */
@Body(name = "Workflow", role = Body.Role.ANSWER, description = "A workflow, with its steps.")
public record WorkflowView(
        @Unwrapped WorkflowSummary summary,

        @Arg(description = "The steps, in order.") List<Step> stepList) {

    public WorkflowView {
        stepList = List.copyOf(stepList);
    }

    /** One step. */
    @Body(name = "WorkflowStep", role = Body.Role.ANSWER, description = "A step of a workflow.")
    public record Step(
            @Arg(description = "Which step it is, from 0.", min = 0, examples = "0")
            int step,

            @Arg(description = "The tool that it calls.", examples = "create_alpha_app_campaign")
            String tool,

            Platform platform,

            @Arg(
                    description = "The account that it works on, in its normal spelling; null while that is not known.",
                    examples = "1002003001")
            @Nullable
            String accountId,

            @Arg(description = "What the tool is called with.") @Nullable
            JsonObject arguments,

            StepState status,

            @Arg(
                    description = "The pending action that it waits for or waited for; null for none.",
                    examples = "pa_01m7znghxjcp6te53ex4hrrb88")
            @Nullable
            String pendingActionId,

            @Arg(description = "The operation that it ran as; null for none.", examples = "null") @Nullable
            String operationId,

            @Arg(description = "The `data` that its tool answered; null before, and when it was too large to be kept.")
            @Nullable
            JsonObject output) {}
}
