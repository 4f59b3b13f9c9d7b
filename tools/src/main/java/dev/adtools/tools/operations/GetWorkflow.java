package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;

/** The arguments of {@code get_workflow}. */
@Tool(
        name = "get_workflow",
        title = "Show a workflow",
        description = "Shows where a workflow is, and what each of its steps answered. Use"
                + " it to follow start_workflow, or a call that waits for approval. Such a call is a"
                + " workflow of one step.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.READ,
        group = ToolGroup.APPROVALS,
        searchWords = "status progress state of workflow steps step how far is it finished done stuck",
        handler = GetWorkflowHandler.class)
public record GetWorkflow(
        @Arg(description = "The workflow.", pattern = "^wf_[0-9a-z]{26}$", examples = "wf_01jd4x2k9v7r3m5n8q0s6t1w2y")
        String workflowId) {}
