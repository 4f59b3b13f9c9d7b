package dev.adtools.server.idempotency;

import dev.adtools.api.AccountId;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.ServiceCall;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.idempotency.OperationSummary.Effect;
import dev.adtools.server.store.SpaceSeparatedSet;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Columns of an operation as a call takes it: what is known of the call, and of how far the operation is with that. */
final class OperationColumns {

    private static final int SHOWN_OF_KEY = 8;

    // Only of some states; the others have none.
    private static final List<String> OF_STATE = List.of(
            "node",
            "lease",
            "entity",
            "kind",
            "plan",
            "diff",
            "reason",
            "action",
            "executedBy",
            "code",
            "answer",
            "until");

    private final ToolCall call;
    private final String fingerprint;
    private final Map<String, @Nullable Object> values = new HashMap<>();

    /** Writes down what a call asks for, to be kept for a while. */
    OperationColumns(ToolCall call, PlatformEnvironment world, Duration kept) {
        this.call = call;
        this.fingerprint = Fingerprint.of(call, world);
        CallMetadata metadata = call.metadata();
        ServiceCall serviceCall = metadata.serviceCall();
        AccountId account = call.ready().account();
        OF_STATE.forEach(name -> values.put(name, null));
        values.put("id", call.claimed().operationId());
        values.put("fence", call.claimed().fence());
        values.put("callId", metadata.callId());
        values.put("requestId", metadata.requestId());
        values.put("principal", call.caller().principal());
        values.put("owner", call.caller().owner());
        values.put("token", call.caller().tokenId());
        values.put("lineage", SpaceSeparatedSet.join(call.caller().lineage().stream()));
        key(metadata.idempotencyKey());
        values.put("fingerprint", fingerprint);
        values.put("tool", call.descriptor().name());
        values.put("platform", call.descriptor().platform().wireName());
        values.put("world", world.id());
        values.put("account", account == null ? null : account.value());
        values.put("effect", Effect.of(call).name());
        values.put("deadline", metadata.deadline().toEpochMilli());
        values.put("workflow", serviceCall == null ? null : serviceCall.step().workflowId());
        values.put("now", metadata.receivedAt().toEpochMilli());
        values.put("expires", metadata.receivedAt().plus(kept).toEpochMilli());
    }

    private void key(@Nullable String key) {
        values.put("keyHash", key == null ? null : Fingerprint.ofKey(key));
        values.put("keyHint", key == null ? null : key.substring(0, Math.min(SHOWN_OF_KEY, key.length())));
    }

    /** Says that a node is about to run it. */
    OperationColumns claimed(String node) {
        return held(OperationState.CLAIMED, node);
    }

    /** Says that a node may have sent it, and what; should it be found applied, that is what it answers. */
    OperationColumns sending(String node, PlannedWrite write) {
        ApprovedPlan approved = write.approved();
        values.put("kind", write.target().entityKind());
        values.put("plan", write.plan());
        values.put("diff", new JsonWriter().value(ChangesJson.of(write.diff())).toBytes());
        values.put("reason", DisplayText.ofNullable(write.reason()));
        values.put("action", approved == null ? null : approved.pendingActionId());
        values.put("executedBy", approved == null ? null : approved.executedBy().principal());
        return held(OperationState.SENDING, node).on(write).answering(CallResult.completed(write.answerIfFound()));
    }

    private OperationColumns held(OperationState state, String node) {
        values.put("node", node);
        values.put("lease", Leases.LENGTH.toMillis());
        return in(state);
    }

    /** Says that it waits for approval. */
    OperationColumns staged(PlannedWrite write, String pendingActionId) {
        values.put("action", pendingActionId);
        return in(OperationState.STAGED).on(write);
    }

    /** Says that there was nothing to do. */
    OperationColumns unchanged() {
        return in(OperationState.SUCCEEDED);
    }

    /** Says what it answers, until when. */
    OperationColumns answering(CallResult answer, Instant until) {
        values.put("until", until.toEpochMilli());
        return answering(answer);
    }

    private OperationColumns answering(CallResult answer) {
        values.put("code", answer.code());
        values.put("answer", StoredAnswer.bytes(answer));
        return this;
    }

    private OperationColumns in(OperationState state) {
        values.put("state", state.name());
        return this;
    }

    private OperationColumns on(PlannedWrite write) {
        values.put("account", write.account().value());
        values.put("entity", write.entity());
        return this;
    }

    /** Returns the call that asks for it. */
    ToolCall call() {
        return call;
    }

    /** Returns the hash of what is asked for. */
    String fingerprint() {
        return fingerprint;
    }

    /** Returns the values by the names that the statements have for them. */
    Map<String, @Nullable Object> values() {
        return values;
    }
}
