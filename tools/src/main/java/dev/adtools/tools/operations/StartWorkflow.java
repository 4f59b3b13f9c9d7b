package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.operations.workflows.WantedStep;
import dev.adtools.tools.operations.workflows.WorkflowRule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code start_workflow}. */
@Tool(
        name = "start_workflow",
        title = "Start a durable workflow",
        description = "Runs tool calls one after the other, each once, also over restarts."
                + " Use it for a change of several steps; a step cannot use the answer of another. A step that must be approved waits (status"
                + " pending_approval); resume_workflow_after_approval continues. A step that fails ends"
                + " the workflow: its error is the answer, with what ran before it, and nothing that"
                + " may spend is tried again. What goes on by itself answers the status running. Send"
                + " an Idempotency-Key: the same key never starts two.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.APPROVALS,
        spend = SpendControl.DELEGATED,
        rules = WorkflowRule.class,
        searchWords = "new workflow multi step several steps multiple changes sequence batch series one"
                + " after the other in a row chain then bulk",
        handler = StartWorkflowHandler.class)
public record StartWorkflow(
        @Arg(
                description = "The calls, in order. A write that gives no reason carries the workflow's.",
                minItems = 1,
                maxItems = 20)
        List<WantedStep> steps,

        @Arg(description = "The name. What to call the workflow.", minLength = 1, maxLength = 100) @Nullable
        String name,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(
                description = "Only validate. Each step is planned as its own validate_only does: `diff` says"
                        + " what each would do.",
                defaultValue = "false")
        boolean validateOnly) {

    public StartWorkflow {
        steps = List.copyOf(steps);
    }
}
