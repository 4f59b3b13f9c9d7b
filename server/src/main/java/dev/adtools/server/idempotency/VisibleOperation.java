package dev.adtools.server.idempotency;

import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.server.store.ColumnMapping;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Set;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * An operation that a caller may see, with what decides whether it may settle it.
 *
 * @param shown everything that is shown of it
 * @param lineage the owners of the tokens that led to the one that asked for it
 * @param entityKind what kind of thing it changes or makes; null when it was not let go
 */
record VisibleOperation(
        OperationView shown, Set<String> lineage, @Nullable String entityKind) {

    VisibleOperation {
        lineage = Set.copyOf(lineage);
    }

    /** The columns that it is read from. */
    static final String COLUMNS = OperationSummary.COLUMNS + ", lineage, plan, entity_kind";

    static VisibleOperation of(ResultSet rows, StatementContext context) throws SQLException {
        byte[] plan = rows.getBytes("plan");
        return new VisibleOperation(
                new OperationView(OperationSummary.ROW.map(rows, context), plan == null ? JsonNull.NULL : plan(plan)),
                ColumnMapping.words(rows, "lineage"),
                rows.getString("entity_kind"));
    }

    private static JsonValue plan(byte[] plan) {
        JsonValue sent = new ArgumentReader(plan, 0).any();
        return sent == null ? JsonNull.NULL : sent;
    }

    OperationSummary row() {
        return shown.row();
    }
}
