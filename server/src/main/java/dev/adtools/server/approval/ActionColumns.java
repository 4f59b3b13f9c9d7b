package dev.adtools.server.approval;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.store.SpaceSeparatedSet;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Turns Pending Actions into columns and back. */
final class ActionColumns {

    private ActionColumns() {}

    static Map<String, @Nullable Object> of(DraftAction staged, StepRef step, String digest, int required) {
        PlannedWrite write = staged.write();
        Caller requester = write.call().caller();
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", staged.action().id());
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
        columns.put("payload", staged.payload().bytes());
        columns.put("hash", staged.action().payloadHash());
        columns.put("required", required);
        columns.put("now", staged.times().createdAt().toEpochMilli());
        columns.put("expires", staged.times().expiresAt().toEpochMilli());
        return columns;
    }

    static ActionRow row(ResultSet rows) throws SQLException {
        return new ActionRow(
                rows.getString("id"),
                new ActionRow.Asked(
                        rows.getString("operation_id"),
                        rows.getString("call_id"),
                        new StepRef(rows.getString("workflow_id"), rows.getInt("step_no"))),
                target(rows),
                new ActionRow.Requester(
                        rows.getString("requester"),
                        rows.getString("requester_owner"),
                        Set.copyOf(SpaceSeparatedSet.split(rows.getString("requester_lineage")))),
                new HashedPayload(rows.getBytes("payload"), rows.getString("payload_hash")),
                rows.getInt("approvals_required"),
                ActionState.valueOf(rows.getString("state")),
                times(rows),
                new ActionRow.Execution(rows.getString("executed_operation_id"), rows.getString("ending")),
                end(rows));
    }

    private static ActionRow.Target target(ResultSet rows) throws SQLException {
        Platform platform = Platform.of(rows.getString("platform"));
        return new ActionRow.Target(
                rows.getString("tool"),
                rows.getString("tool_digest"),
                platform,
                rows.getString("world"),
                AccountId.of(platform, rows.getString("account")),
                rows.getString("entity"));
    }

    private static ActionRow.Times times(ResultSet rows) throws SQLException {
        return new ActionRow.Times(
                Instant.ofEpochMilli(rows.getLong("created_at")),
                Instant.ofEpochMilli(rows.getLong("expires_at")),
                time(rows, "approved_at"),
                time(rows, "execute_before"));
    }

    private static ActionRow.@Nullable End end(ResultSet rows) throws SQLException {
        Instant at = time(rows, "ended_at");
        return at == null ? null : new ActionRow.End(at, rows.getString("ended_by"), rows.getString("ended_why"));
    }

    private static @Nullable Instant time(ResultSet rows, String column) throws SQLException {
        long millis = rows.getLong(column);
        return rows.wasNull() ? null : Instant.ofEpochMilli(millis);
    }
}
