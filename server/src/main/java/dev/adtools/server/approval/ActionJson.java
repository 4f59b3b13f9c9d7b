package dev.adtools.server.approval;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.server.call.InertText;
import dev.adtools.server.call.World;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Pending Actions as whoever decides sees them: what would happen, who asked, until when, and what to send. */
final class ActionJson {

    private ActionJson() {}

    static JsonObject of(ActionRow action, List<Decision> decisions, JsonValue caps, Instant now) {
        ActionState state = action.stateAt(now);
        JsonObject.Builder json = JsonObject.builder().put("id", action.id()).put("status", state.name());
        target(action, json);
        effect(action, json);
        json.put("caps", caps);
        json.put("requested_by", requester(action.requester()));
        times(action.times(), json);
        json.put("approvals_required", action.required())
                .put(
                        "decisions",
                        JsonArray.of(
                                decisions.stream().map(ActionJson::decision).toList()))
                .put("ended", end(action.end()));
        execution(action, json);
        return json.put("payload_hash", action.sealed().hash())
                .put("to_approve", state == ActionState.PENDING ? toApprove(action) : JsonNull.NULL)
                .build();
    }

    private static void target(ActionRow action, JsonObject.Builder json) {
        ActionRow.Target target = action.target();
        boolean sandbox = target.world().equals(World.SANDBOX.id());
        json.put("tool", target.tool())
                .put("platform", target.platform().wireName())
                .put("source", (sandbox ? Source.SANDBOX : Source.LIVE).name().toLowerCase(Locale.ROOT))
                .put("account_id", target.account().value())
                .put("entity", text(target.entity()));
    }

    // Bytes that do not have their hash any more tell nothing; such an action can only be rejected, or expire.
    private static void effect(ActionRow action, JsonObject.Builder json) {
        Payload payload = action.sealed().isIntact() ? action.payload() : null;
        json.put("target", shown(payload, whole -> TargetJson.of(whole.target())))
                .put("reason", shown(payload, whole -> text(whole.reason())))
                .put("diff", shown(payload, whole -> ChangesJson.of(whole.diff())))
                .put("derived", shown(payload, whole -> ChangesJson.of(whole.derived())))
                .put("spend", shown(payload, whole -> EffectJson.of(whole.spend())))
                .put("warnings", shown(payload, Payload::warnings))
                .put("arguments", shown(payload, Payload::arguments));
    }

    private static JsonValue shown(@Nullable Payload payload, Function<Payload, JsonValue> part) {
        return payload == null ? JsonNull.NULL : InertText.of(part.apply(payload));
    }

    private static JsonObject requester(ActionRow.Requester requester) {
        return JsonObject.builder()
                .put("principal", requester.principal())
                .put("owner", requester.owner())
                .build();
    }

    private static void times(ActionRow.Times times, JsonObject.Builder json) {
        json.put("created_at", times.createdAt().toString())
                .put("expires_at", times.expiresAt().toString())
                .put("approved_at", time(times.approvedAt()))
                .put("execute_before", time(times.executeBefore()));
    }

    private static JsonObject decision(Decision decision) {
        return JsonObject.builder()
                .put("decision", decision.kind().word())
                .put("principal", decision.principal())
                .put("owner", decision.owner())
                .put("comment", text(decision.comment()))
                .put("at", decision.at().toString())
                .build();
    }

    private static JsonValue end(ActionRow.@Nullable End end) {
        return end == null
                ? JsonNull.NULL
                : JsonObject.builder()
                        .put("at", end.at().toString())
                        .put("by", text(end.by()))
                        .put("reason", text(end.why()))
                        .build();
    }

    private static void execution(ActionRow action, JsonObject.Builder json) {
        json.put("operation_id", action.call().operationId())
                .put("workflow_id", action.call().step().workflowId())
                .put("step", action.call().step().step())
                .put("executed_operation_id", text(action.execution().operationId()));
    }

    private static JsonObject toApprove(ActionRow action) {
        return JsonObject.builder()
                .put("method", "POST")
                .put("path", "/api/v1/pending-actions/" + action.id() + "/approve")
                .put(
                        "body",
                        JsonObject.builder()
                                .put("payload_hash", action.sealed().hash())
                                .build())
                .build();
    }

    private static JsonValue time(@Nullable Instant time) {
        return time == null ? JsonNull.NULL : new JsonString(time.toString());
    }

    private static JsonValue text(@Nullable String text) {
        return text == null ? JsonNull.NULL : new JsonString(InertText.of(text));
    }
}
