package dev.adtools.server.approval;

import dev.adtools.api.Platform;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import org.jspecify.annotations.Nullable;

/** Writes the target of a write as JSON, and reads it back. */
final class TargetJson {

    private TargetJson() {}

    static JsonValue of(@Nullable WriteTarget target) {
        return target == null
                ? JsonNull.NULL
                : JsonObject.builder()
                        .put("platform", target.platform().wireName())
                        .put("account_id", target.accountId())
                        .put("account_name", target.accountName())
                        .put("entity_kind", target.entityKind())
                        .put("entity_id", target.entityId() == null ? JsonNull.NULL : new JsonString(target.entityId()))
                        .put("entity_name", target.entityName())
                        .build();
    }

    static @Nullable WriteTarget read(@Nullable JsonValue target) {
        return target instanceof JsonObject object
                ? new WriteTarget(
                        Platform.of(EffectJson.text(object, "platform")),
                        EffectJson.text(object, "account_id"),
                        EffectJson.text(object, "account_name"),
                        EffectJson.text(object, "entity_kind"),
                        object.get("entity_id") instanceof JsonString id ? id.value() : null,
                        EffectJson.text(object, "entity_name"))
                : null;
    }
}
