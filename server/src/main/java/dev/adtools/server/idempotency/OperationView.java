package dev.adtools.server.idempotency;

import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.Words;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An operation as people look at it. Its answer is not shown: that is for whoever holds its key.
 *
 * @param keyset where it stands in lists
 * @param asked who asked for it
 * @param effect what running it twice would do
 * @param json everything that is shown
 * @param plan what was sent; null when nothing was
 */
record OperationView(
        Keyset keyset,
        Asked asked,
        Effect effect,
        JsonObject json,
        @Nullable JsonValue plan) {

    static OperationView of(ResultSet rows) throws SQLException {
        byte[] plan = rows.getBytes("plan");
        return new OperationView(
                new Keyset(rows.getLong("created_at"), rows.getString("id")),
                new Asked(
                        rows.getString("principal_id"),
                        rows.getString("owner"),
                        Set.copyOf(Words.split(rows.getString("lineage")))),
                Effect.valueOf(rows.getString("effect")),
                json(rows),
                plan == null ? null : new ArgumentReader(plan, 0).any());
    }

    /**
     * Requester of an operation.
     *
     * @param principal the principal
     * @param owner its owner
     * @param lineage the owners of the tokens that led to the one that sent it
     */
    record Asked(String principal, String owner, Set<String> lineage) {}

    /** Returns everything that is shown of one, with what was sent. */
    JsonObject whole() {
        return json.toBuilder().put("plan", plan == null ? JsonNull.NULL : plan).build();
    }

    private static JsonObject json(ResultSet rows) throws SQLException {
        return JsonObject.builder()
                .put("id", rows.getString("id"))
                .put("status", rows.getString("state"))
                .put("fence", rows.getLong("fence"))
                .put("tool", rows.getString("tool"))
                .put("platform", rows.getString("platform"))
                .put("world", rows.getString("world"))
                .put("account_id", text(rows, "account"))
                .put("entity", text(rows, "entity"))
                .put("effect", rows.getString("effect"))
                .put("principal", rows.getString("principal_id"))
                .put("owner", rows.getString("owner"))
                .put("token_id", rows.getString("token_id"))
                .put("request_id", rows.getString("request_id"))
                .put("call_id", rows.getString("call_id"))
                .put("key_hint", text(rows, "key_hint"))
                .put("answer_code", text(rows, "answer_code"))
                .put("pending_action_id", text(rows, "pending_action_id"))
                .put("workflow_id", text(rows, "workflow_id"))
                .put("resolution", text(rows, "resolution"))
                .put("resolved_by", text(rows, "resolved_by"))
                .put("platform_ref", text(rows, "platform_ref"))
                .put("evidence", text(rows, "evidence"))
                .put("probes", JsonNumber.of(rows.getInt("probes")))
                .put("next_probe_at", time(rows, "probe_at"))
                .put("created_at", time(rows, "created_at"))
                .put("sent_at", time(rows, "sent_at"))
                .put("finished_at", time(rows, "finished_at"))
                .build();
    }

    private static JsonValue text(ResultSet rows, String column) throws SQLException {
        String text = rows.getString(column);
        return text == null ? JsonNull.NULL : new JsonString(text);
    }

    private static JsonValue time(ResultSet rows, String column) throws SQLException {
        long at = rows.getLong(column);
        return rows.wasNull()
                ? JsonNull.NULL
                : new JsonString(Instant.ofEpochMilli(at).toString());
    }
}
