package dev.adtools.server.idempotency;

import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.store.ColumnMapping;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Listener that is told how an operation ended, in the transaction that notes it. */
@FunctionalInterface
public interface OutcomeListener {

    /** Notes it, in the transaction that notes what became of the operation. */
    void ended(Handle handle, EndedOperation ended);

    /**
     * Operation of a write that was let go, with what became of it and what other ledgers may keep of it.
     *
     * @param id its id
     * @param outcome what became of it
     * @param entity what it changed or made, by kind and id; null when nobody knows
     * @param pendingActionId the pending action that it executed; null for none
     * @param workflowId the workflow that it is a step of; null for none
     * @param verified whether the platform showed it when it was read back; null when it was not clear
     */
    record EndedOperation(
            String id,
            OutcomeState outcome,
            @Nullable String entity,
            @Nullable String pendingActionId,
            @Nullable String workflowId,
            @Nullable Boolean verified) {

        /** The columns that it is read from. */
        static final String COLUMNS = "id, entity, pending_action_id, workflow_id, verified";

        static EndedOperation of(ResultSet rows, OutcomeState outcome) throws SQLException {
            return new EndedOperation(
                    rows.getString("id"),
                    outcome,
                    rows.getString("entity"),
                    rows.getString("pending_action_id"),
                    rows.getString("workflow_id"),
                    ColumnMapping.truth(rows, "verified"));
        }
    }
}
