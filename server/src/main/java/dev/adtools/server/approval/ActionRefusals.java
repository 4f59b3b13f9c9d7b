package dev.adtools.server.approval;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import java.util.Optional;

/** Refusals of what is asked of a Pending Action. */
final class ActionRefusals {

    private ActionRefusals() {}

    /** Returns an action, or that there is none. */
    static Outcome<ActionRow> found(Optional<ActionRow> action) {
        return action.map(Outcome::completed).orElseGet(() -> Outcome.failed(notFound()));
    }

    static ToolError notFound() {
        return ToolError.of(ErrorCode.NOT_FOUND, "There is no Pending Action of this id that the token may see.");
    }

    /** Returns the refusal of a decision on an action in a state that takes none. */
    static ToolError notPending(ActionRow action, ActionState state) {
        return state == ActionState.EXPIRED
                ? expired(action)
                : of(
                        ErrorCode.PENDING_ACTION_NOT_PENDING,
                        "The Pending Action takes no such decision any more: it is " + state + "."
                                + (state == ActionState.APPROVED
                                        ? " Its owner can cancel it, and an approver can revoke the approval."
                                        : ""),
                        action,
                        state);
    }

    /** Returns the refusal to execute an action in a state that does not allow it. */
    static ToolError notExecutable(ActionRow action, ActionState state) {
        return switch (state) {
            case EXPIRED -> expired(action);
            case STALE -> changed(action, staleReason(action));
            case PENDING ->
                of(
                        ErrorCode.PENDING_ACTION_NOT_APPROVED,
                        "The Pending Action waits for approval; nothing was sent.",
                        action,
                        state);
            default ->
                of(
                        ErrorCode.PENDING_ACTION_NOT_APPROVED,
                        "The Pending Action is " + state + " and is not executed; ask again if it is still wanted.",
                        action,
                        state);
        };
    }

    private static String staleReason(ActionRow action) {
        ActionRow.ActionEnd end = action.end();
        return end == null || end.why() == null
                ? "The object of the change was changed after the approval; ask again."
                : end.why();
    }

    private static ToolError expired(ActionRow action) {
        return of(
                ErrorCode.PENDING_ACTION_EXPIRED,
                "The Pending Action expired at " + action.dueAt() + ".",
                action,
                ActionState.EXPIRED);
    }

    /** Returns the failure of a hash that is not the action's; the right one is not told, it is read with the action. */
    static ToolError hashMismatch(ActionRow action) {
        return new ToolError(
                ErrorCode.PAYLOAD_HASH_MISMATCH,
                "The payload_hash is not that of the Pending Action. Read the action again, and what it would do.",
                details(action).build());
    }

    static ToolError changed(ActionRow action, String message) {
        return new ToolError(
                ErrorCode.PRECONDITION_CHANGED, message, details(action).build());
    }

    /**
     * Returns the refusal of an action that is no longer what would happen, with the differences between then and now.
     */
    static ToolError changed(ActionRow action, String message, Differences differences) {
        return new ToolError(
                ErrorCode.PRECONDITION_CHANGED,
                message,
                details(action)
                        .put("changed", differences.shown())
                        .put("changed_left_out", differences.leftOut())
                        .build());
    }

    static ToolError tooManyOpen(String principal) {
        return ToolError.of(
                ErrorCode.RATE_LIMITED,
                "The principal " + principal + " has " + Approvals.MAX_OPEN
                        + " open Pending Actions; have some decided, or cancel them.");
    }

    /** Returns the failure of an action that another open one stands in the way of. */
    static ToolError inTheWay(String entity, Optional<String> other) {
        JsonObject.Builder details = JsonObject.builder().put("entity", entity);
        other.ifPresent(id -> details.put("pending_action_id", id));
        return new ToolError(
                ErrorCode.STATE_CONFLICT,
                "A change of " + entity + " by the same tool waits for approval or runs already"
                        + other.map(id -> ": " + id + ". To replace it, send the call again with replaces: " + id
                                        + ", or withdraw it with cancel_pending_action or POST /api/v1/pending-actions/"
                                        + id + "/cancel")
                                .orElse("")
                        + ".",
                details.build());
    }

    /** Returns the refusal to replace an action on another object. */
    static ToolError otherObject(ActionRow action) {
        return new ToolError(
                ErrorCode.STATE_CONFLICT,
                "The request " + action.id()
                        + " is not on the same object, so it cannot be replaced. Send the call without"
                        + " replaces, or withdraw the other request with cancel_pending_action.",
                details(action).build());
    }

    /** Returns the failure of a request that repeats one that waits for approval. */
    static ToolError twin(String other) {
        return new ToolError(
                ErrorCode.DUPLICATE_SUSPECTED,
                "The same request already waits for approval: " + other
                        + ". To request it twice, send an Idempotency-Key of its own. To withdraw the first, use POST"
                        + " /api/v1/pending-actions/" + other + "/cancel.",
                JsonObject.builder().put("pending_action_id", other).build());
    }

    private static ToolError of(ErrorCode code, String message, ActionRow action, ActionState state) {
        return new ToolError(
                code, message, details(action).put("status", state.name()).build());
    }

    /** Returns the details of a refusal that concerns an action. */
    static JsonObject of(ActionRow action) {
        return details(action).build();
    }

    private static JsonObject.Builder details(ActionRow action) {
        return JsonObject.builder().put("pending_action_id", action.id());
    }
}
