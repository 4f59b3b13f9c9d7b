package dev.adtools.tools.operations.workflows;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A workflow without its steps. */
@Body(role = Body.Role.ANSWER, description = "A workflow without its steps.")
public record WorkflowSummary(
        @Arg(description = "Its id.", examples = "wf_01m7znghxjcp6te53ex4hrrb86")
        String id,

        @Arg(description = "The same id.", examples = "wf_01m7znghxjcp6te53ex4hrrb86")
        String workflowId,

        @Arg(description = "What its starter calls it; null for nothing.", examples = "Spring launch") @Nullable
        String name,

        WorkflowState status,

        @Arg(
                description = "The step that it is at, from 0; the number of steps when all are done.",
                min = 0,
                examples = "0")
        int step,

        @Arg(description = "How many steps it has.", min = 1, examples = "1")
        int steps,

        @Arg(
                description = "The pending action that its present step waits for; null for none.",
                examples = "pa_01m7znghxjcp6te53ex4hrrb88")
        @Nullable
        String pendingActionId,

        @Arg(
                description =
                        "Why it failed, who cancelled it, or why its present step is tried again; null when nothing"
                                + " went wrong.")
        @Nullable
        Failure error,

        @Arg(description = "The principal that it runs for.", examples = "campaign-robot")
        String principal,

        @Arg(description = "When it was started.", examples = "2026-03-01T09:30:00Z")
        Instant createdAt,

        @Arg(description = "When it last got on.", examples = "2026-03-01T09:30:00Z")
        Instant updatedAt) {

    /** Reason why something failed: the stable code, and one sentence. */
    @Body(name = "WorkflowError", description = "Why a step failed, or who cancelled the workflow.")
    public record Failure(
            @Arg(description = "The error code.", examples = "PLATFORM_REJECTED")
            String code,

            @Arg(description = "One sentence.", examples = "The platform refused the request.")
            String message) {}
}
