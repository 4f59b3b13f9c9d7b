package dev.adtools.server.approval;

import dev.adtools.api.PendingAction;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.ReviewLinks;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.store.SpaceSeparatedSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Write that is about to wait for approval: its document is written, and not yet stored. */
public final class DraftAction {

    private final PlannedWrite write;
    private final Payload payload;
    private final PendingAction action;
    private final ActionRow.Times times;

    DraftAction(String id, PlannedWrite write, Payload payload, ActionRow.Times times, ReviewLinks reviews) {
        this.write = write;
        this.payload = payload;
        this.action = new PendingAction(id, payload.hash(), times.expiresAt().toString(), reviews.of(id));
        this.times = times;
    }

    /** Returns the action as the caller is told of it. */
    public PendingAction action() {
        return action;
    }

    PlannedWrite write() {
        return write;
    }

    Payload payload() {
        return payload;
    }

    ActionRow.Times times() {
        return times;
    }

    /** Returns the values of a new row, for a step that waits for so many approvals. */
    Map<String, @Nullable Object> columns(StepRef step, String digest, int required) {
        Caller requester = write.call().caller();
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", action.id());
        columns.put("operation", write.claim().operationId());
        columns.put("call", write.call().metadata().callId());
        columns.put("workflow", step.workflowId());
        columns.put("step", step.step());
        columns.put("tool", write.tool().name());
        columns.put("digest", digest);
        columns.put("platform", write.tool().platform().wireName());
        columns.put("world", write.world().id());
        columns.put("account", write.account().value());
        columns.put("entity", write.entity());
        columns.put("requester", requester.principal());
        columns.put("owner", requester.owner());
        columns.put("lineage", SpaceSeparatedSet.join(requester.lineage().stream()));
        columns.put("transport", write.call().metadata().channel().transport().wireName());
        columns.put("token", requester.tokenId());
        columns.put("reason", write.call().metadata().reason());
        columns.put("payload", payload.bytes());
        columns.put("hash", action.payloadHash());
        columns.put("required", required);
        columns.put("now", times.createdAt().toEpochMilli());
        columns.put("expires", times.expiresAt().toEpochMilli());
        return columns;
    }
}
