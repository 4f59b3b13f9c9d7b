package dev.adtools.server.console;

import dev.adtools.server.approval.ActionState;
import dev.adtools.server.auth.TokenView;
import dev.adtools.server.idempotency.OperationState;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowState;

/** Badge that shows a state: how it looks, beside the word that says it. */
final class Badge {

    private Badge() {}

    /** Returns the look of an action's state. */
    static String of(ActionState state) {
        return switch (state) {
            case PENDING, EXECUTING -> "warn";
            case APPROVED, EXECUTED -> "good";
            case FAILED, OUTCOME_UNKNOWN -> "bad";
            case REJECTED, CANCELLED, EXPIRED, REVOKED, STALE -> "idle";
        };
    }

    /** Returns the look of an operation's state. */
    static String of(OperationState state) {
        return switch (state) {
            case CLAIMED, SENDING, STAGED -> "warn";
            case SUCCEEDED -> "good";
            case REJECTED, UNKNOWN -> "bad";
            case NOT_APPLIED, ABANDONED -> "idle";
        };
    }

    /** Returns the look of a workflow's state. */
    static String of(WorkflowState state) {
        return switch (state) {
            case RUNNING, WAITING_APPROVAL -> "warn";
            case SUCCEEDED -> "good";
            case FAILED, BLOCKED_UNKNOWN -> "bad";
            case CANCELLED -> "idle";
        };
    }

    /** Returns the look of a step's state. */
    static String of(StepState state) {
        return switch (state) {
            case WAITING_APPROVAL -> "warn";
            case DONE -> "good";
            case FAILED, UNKNOWN -> "bad";
            case PENDING, CANCELLED -> "idle";
        };
    }

    /** Returns the look of a scheduled task's status. */
    static String of(TaskStatus status) {
        return switch (status) {
            case ACTIVE -> "good";
            case FAILED -> "bad";
            case PAUSED, COMPLETED -> "idle";
        };
    }

    /** Returns the look of a run's status. */
    static String of(RunStatus status) {
        return switch (status) {
            case RUNNING, WAITING -> "warn";
            case SUCCEEDED -> "good";
            case FAILED -> "bad";
        };
    }

    /** Returns the look of a token's status. */
    static String of(TokenView.Status status) {
        return switch (status) {
            case ACTIVE -> "good";
            case EXPIRED -> "idle";
            case REVOKED -> "bad";
        };
    }

    /** Returns the look of an event's level. */
    static String of(EventLevel level) {
        return level == EventLevel.ERROR ? "bad" : "warn";
    }
}
