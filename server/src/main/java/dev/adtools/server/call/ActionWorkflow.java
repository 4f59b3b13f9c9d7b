package dev.adtools.server.call;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.operations.workflows.StepState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Workflow of an action, with the steps that a caller may see. */
@Body(name = "PendingActionWorkflow", description = "The workflow that waits for a pending action.")
public record ActionWorkflow(
        @Arg(description = "Its id.", examples = "wf_01m7znghxjcp6te53ex4hrrb86")
        String id,

        @Arg(description = "The name that its starter gave it; null for none.", examples = "Spring launch") @Nullable
        String name,

        @Arg(description = "The step that waits for the action, from 0.", min = 0, examples = "1")
        int step,

        @Arg(description = "All steps, in order. Approving the action lets the steps after it run.")
        List<StepOutline> steps) {

    public ActionWorkflow {
        steps = List.copyOf(steps);
    }

    /** Outline of a step. */
    @Body(
            name = "PendingActionWorkflowStep",
            description =
                    "A step of the workflow. Only `step` and `status` are set where the token may not see the step.")
    public record StepOutline(
            @Arg(description = "Which step it is, from 0.", min = 0, examples = "2")
            int step,

            @Arg(
                    description = "The tool that it calls; null where the token may not see it.",
                    examples = "pause_alpha_campaign")
            @Nullable
            String tool,

            @Arg(description = "The platform of the tool; null where the token may not see it.") @Nullable
            Platform platform,

            @Arg(
                    description =
                            "The account that it works on; null while that is not known, and where the token may not"
                                    + " see it.",
                    examples = "1002003001")
            @Nullable
            String accountId,

            @Arg(description = "What the tool is called with; null where the token may not see it.") @Nullable
            JsonObject arguments,

            StepState status) {}
}
