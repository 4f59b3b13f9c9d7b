package dev.adtools.server.idempotency;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.OperationEnd;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.WriteDetails;
import dev.adtools.server.store.Visibility;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** Look-ups of operations for the other ledgers, each in the unit of whoever asks. */
public final class OperationLookup {

    private OperationLookup() {}

    /** Returns how an operation ended; empty while it has not ended, and when it is no longer kept. */
    public static Optional<OperationEnd> end(Handle handle, String id) {
        return handle.createQuery("SELECT id, state, answer_code, answer, workflow_id, pending_action_id"
                        + " FROM operation WHERE id = :id"
                        + " AND state IN ('SUCCEEDED', 'REJECTED', 'NOT_APPLIED', 'ABANDONED')")
                .bind("id", id)
                .map((rows, context) -> end(rows))
                .findOne();
    }

    private static OperationEnd end(ResultSet rows) throws SQLException {
        byte[] answer = rows.getBytes("answer");
        return new OperationEnd(
                rows.getString("id"),
                OutcomeState.valueOf(rows.getString("state")),
                rows.getString("answer_code"),
                answer == null ? null : Arguments.of(answer),
                rows.getString("workflow_id"),
                rows.getString("pending_action_id"));
    }

    /** Returns whether a call of a workflow runs, or may have been sent and has not answered yet. */
    public static boolean isRunning(Handle handle, String workflowId) {
        return handle.createQuery("SELECT 1 FROM operation WHERE " + Leases.IN_FLIGHT
                        + " AND state <> 'UNKNOWN' AND workflow_id = :id LIMIT 1")
                .bind("id", workflowId)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /** Counts the operations whose outcome is unknown, among those that a token sees. */
    public static long unknown(Handle handle, Visibility seen) {
        List<String> where = new ArrayList<>(seen.conditions());
        where.add(Leases.IN_FLIGHT);
        where.add("state = 'UNKNOWN'");
        return seen.bind(handle.createQuery("SELECT count(*) FROM operation WHERE " + String.join(" AND ", where)))
                .mapTo(Long.class)
                .one();
    }

    /** Returns the details of writes by their operations' ids, of those that are still kept. */
    public static Map<String, WriteDetails> details(Handle handle, List<String> ids) {
        return handle.createQuery(
                        "SELECT id, fence, diff, reason FROM operation WHERE diff IS NOT NULL AND id IN (<ids>)")
                .bindList("ids", ids)
                .map((rows, context) -> Map.entry(rows.getString("id"), details(rows)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static WriteDetails details(ResultSet rows) throws SQLException {
        return new WriteDetails(
                rows.getLong("fence"),
                ChangesJson.read(DisplayText.of(JsonCursor.read(rows.getBytes("diff")))),
                rows.getString("reason"));
    }
}
