package dev.adtools.server.approval;

import dev.adtools.api.AccountId;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.approval.DecisionStore.Decision;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.ServiceCall.ExecutedBy;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.decision.DecisionValidity;
import dev.adtools.server.decision.Party;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Lets an approved write go, once, if it is still what was approved by those who may approve it. */
final class ApprovedWriteGate {

    private final ToolDigests digests;
    private final DecisionValidity validity;

    ApprovedWriteGate(ToolDigests digests, CurrentCallers currentCallers) {
        this.digests = digests;
        this.validity = new DecisionValidity(currentCallers);
    }

    /** Returns the refusal of a write; when there is none, its action is executing from here on. */
    Optional<ToolError> refusal(Handle handle, PlannedWrite write, String actionId, Instant now) {
        Optional<ActionRow> found = ActionStore.find(handle, actionId);
        if (found.isEmpty()) {
            return Optional.of(ActionRefusals.notFound());
        }
        ActionRow action = found.get();
        return unapproved(action, now)
                .or(() -> forged(handle, action))
                .or(() -> changed(action, write))
                .or(() -> invalid(handle, action))
                .or(() -> taken(handle, action, write, now));
    }

    private static Optional<ToolError> unapproved(ActionRow action, Instant now) {
        ActionState state = action.stateAt(now);
        return state == ActionState.APPROVED
                ? Optional.empty()
                : Optional.of(ActionRefusals.notExecutable(action, state));
    }

    // The bytes, the hash beside them, and the hash that each approver repeated must all be one.
    private static Optional<ToolError> forged(Handle handle, ActionRow action) {
        List<Decision> approvals = DecisionStore.approvals(handle, action.id());
        boolean sound = action.payload().isIntact()
                && approvals.size() >= action.required()
                && approvals.stream().allMatch(approval -> action.payload().has(approval.payloadHash()));
        return sound ? Optional.empty() : Optional.of(ActionRefusals.hashMismatch(action));
    }

    private Optional<ToolError> changed(ActionRow action, PlannedWrite write) {
        ActionRow.Target target = action.target();
        if (!target.world().equals(write.world().id())) {
            return Optional.of(ActionRefusals.changed(
                    action,
                    "It was approved for another environment; ask again in this one.",
                    Differences.between(
                            "/world",
                            new JsonString(target.world()),
                            new JsonString(write.world().id()))));
        }
        boolean same = target.tool().equals(write.tool().name())
                && target.digest().equals(digests.of(write.tool()))
                && target.account().equals(write.account())
                && Arrays.equals(action.payload().plan(), write.plan());
        return same
                ? Optional.empty()
                : Optional.of(ActionRefusals.changed(
                        action,
                        "The tool, or its plan, is not the approved one; ask again.",
                        Differences.between("", approved(action), asked(write))));
    }

    private static JsonObject approved(ActionRow action) {
        return document(
                action.target().tool(),
                action.target().digest(),
                action.target().account(),
                action.payload().plan());
    }

    private JsonObject asked(PlannedWrite write) {
        return document(write.tool().name(), digests.of(write.tool()), write.account(), write.plan());
    }

    // Named and nested as in the document that was approved.
    private static JsonObject document(String tool, String digest, AccountId account, byte[] plan) {
        return JsonObject.builder()
                .put("tool", tool)
                .put("tool_digest", digest)
                .put("account_id", account.value())
                .put("plan", JsonCursor.read(plan))
                .build();
    }

    private Optional<ToolError> invalid(Handle handle, ActionRow action) {
        JsonObject details = ActionRefusals.of(action);
        List<Party> approvals = Decision.parties(DecisionStore.approvals(handle, action.id()));
        return validity.request(handle, action.requester().party(), action::isWithin, details)
                .or(() -> validity.approvals(handle, approvals, action::mayBeDecidedBy, details));
    }

    private static Optional<ToolError> taken(Handle handle, ActionRow action, PlannedWrite write, Instant now) {
        ExecutedBy executedBy =
                Objects.requireNonNull(write.approved(), "an approved plan").executedBy();
        return ActionStore.execute(handle, action.id(), write.claim().operationId(), executedBy, now)
                ? Optional.empty()
                : ActionStore.find(handle, action.id())
                        .map(current -> ActionRefusals.notExecutable(current, current.stateAt(now)));
    }
}
