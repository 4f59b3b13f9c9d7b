package dev.adtools.server.workflow;

import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.store.ColumnMapping;
import dev.adtools.server.store.SpaceSeparatedSet;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A workflow as it is kept.
 *
 * @param id its id, {@code wf_…}
 * @param name what its starter calls it, null for nothing
 * @param starter on whose behalf it runs, and within what
 * @param state where it is
 * @param steps how many steps it has
 * @param cursor the step that it is at
 * @param version how often it has moved; whoever moves it names the version that was seen
 * @param tries how often its present step has been tried in vain
 * @param pendingActionId what its present step waits for, null for none
 * @param operationId what its present step is blocked by, null for none
 * @param wakeAt when it is to be looked at again, null for no special time
 * @param error what went wrong last, null for nothing
 * @param createdAt when it was made
 * @param updatedAt when it moved last
 */
record WorkflowRow(
        String id,
        @Nullable String name,
        Starter starter,
        WorkflowState state,
        int steps,
        int cursor,
        long version,
        int tries,
        @Nullable String pendingActionId,
        @Nullable String operationId,
        @Nullable Instant wakeAt,
        @Nullable Failure error,
        Instant createdAt,
        Instant updatedAt) {

    static WorkflowRow of(ResultSet row) throws SQLException {
        String code = row.getString("error_code");
        return new WorkflowRow(
                row.getString("id"),
                row.getString("name"),
                new Starter(
                        row.getString("principal_id"),
                        row.getString("owner"),
                        row.getString("token_id"),
                        ColumnMapping.words(row, "lineage"),
                        ColumnMapping.limits(row)),
                WorkflowState.valueOf(row.getString("state")),
                row.getInt("steps"),
                row.getInt("cursor"),
                row.getLong("version"),
                row.getInt("tries"),
                row.getString("pending_action_id"),
                row.getString("operation_id"),
                ColumnMapping.time(row, "wake_at"),
                code == null ? null : failure(code, row),
                Instant.ofEpochMilli(row.getLong("created_at")),
                Instant.ofEpochMilli(row.getLong("updated_at")));
    }

    private static Failure failure(String code, ResultSet row) throws SQLException {
        byte[] details = row.getBytes("error_details");
        return new Failure(
                code,
                row.getString("error_message"),
                details == null ? null : WorkflowVisibility.object(Arguments.of(details)));
    }

    /** Returns the values of a new row. */
    Map<String, @Nullable Object> columns() {
        Map<String, @Nullable Object> columns = new HashMap<>(ColumnMapping.columns(starter.limits()));
        columns.put("id", id);
        columns.put("name", name);
        columns.put("principal", starter.principal());
        columns.put("owner", starter.owner());
        columns.put("token", starter.tokenId());
        columns.put("lineage", SpaceSeparatedSet.join(starter.lineage().stream()));
        columns.put("state", state.name());
        columns.put("steps", steps);
        columns.put("action", pendingActionId);
        columns.put("now", createdAt.toEpochMilli());
        return columns;
    }

    /**
     * The caller that started it.
     *
     * @param principal the principal
     * @param owner its owner
     * @param tokenId the token it used
     * @param lineage the owners of the tokens that led to that one, who are behind every step
     * @param limits the limits of that token, which hold for every step
     */
    record Starter(String principal, String owner, String tokenId, Set<String> lineage, Limits limits) {

        Starter {
            lineage = Set.copyOf(lineage);
        }

        static Starter of(Caller caller) {
            return new Starter(caller.principal(), caller.owner(), caller.tokenId(), caller.lineage(), caller.limits());
        }
    }

    /**
     * Failure of a workflow: a stable code, a sentence, and what a program needs to act on it; null when that is not kept.
     */
    record Failure(String code, String message, @Nullable JsonObject details) {

        Failure(String code, String message) {
            this(code, message, null);
        }
    }
}
