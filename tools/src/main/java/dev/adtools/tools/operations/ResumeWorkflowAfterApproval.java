package dev.adtools.tools.operations;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.operations.workflows.WorkflowRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code resume_workflow_after_approval}: an approved Pending Action with a confirmed hash. */
@Tool(
        name = "resume_workflow_after_approval",
        title = "Resume a workflow after approval",
        description = "Does what an approved Pending Action holds, exactly and once, and"
                + " continues its workflow. Use it when a person has approved, with the hash that was"
                + " approved. The answer says how the workflow stands: applied, waiting once more,"
                + " running, or the error of the step that failed. Called again, it does nothing twice."
                + " Needs the scope workflows:resume.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.WRITE,
        group = ToolGroup.APPROVALS,
        spend = SpendControl.DELEGATED,
        rules = WorkflowRule.class,
        searchWords = "apply carry out execute perform run continue finish complete proceed go ahead"
                + " approved change after approval got approved now",
        handler = ResumeWorkflowAfterApprovalHandler.class)
public record ResumeWorkflowAfterApproval(
        @Arg(
                description = "The Pending Action.",
                pattern = "^pa_[0-9a-z]{26}$",
                examples = "pa_01jd4x2k9v7r3m5n8q0s6t1w2y")
        String pendingActionId,

        @Arg(
                description = "The hash that was approved.",
                pattern = "^sha256:[0-9a-f]{64}$",
                examples = "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
        String payloadHash,

        @Arg(description = "The workflow. The Pending Action must belong to it.", pattern = "^wf_[0-9a-z]{26}$")
        @Nullable
        String workflowId,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason) {}
