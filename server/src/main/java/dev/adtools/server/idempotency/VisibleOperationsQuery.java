package dev.adtools.server.idempotency;

import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.decision.Party;
import dev.adtools.server.idempotency.OperationSummary.OperationView;
import dev.adtools.server.store.AccountSpellings;
import dev.adtools.server.store.ColumnMapping;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Visibility;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * Query of the operations that a caller may see: those within its token's limits. Where an operation has no account yet, a
 * caller that is limited to accounts sees its own. One that is limited to platforms sees its token's operations of tools
 * that work across platforms.
 */
final class VisibleOperationsQuery {

    private final Visibility visibility;
    private final String principal;
    private final String tokenId;

    VisibleOperationsQuery(Caller caller, Set<String> crossPlatform) {
        this.visibility = new Visibility(caller.limits(), crossPlatform);
        this.principal = caller.principal();
        this.tokenId = caller.tokenId();
    }

    Optional<VisibleOperation> find(Handle handle, String id) {
        return one(handle, VisibleOperation.COLUMNS, id)
                .map(VisibleOperation::of)
                .findOne();
    }

    /** Returns how many bytes an operation sends; none when it is not seen. */
    long planBytes(Handle handle, String id) {
        return one(handle, "coalesce(length(plan), 0) + coalesce(length(diff), 0)", id)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
    }

    private Query one(Handle handle, String columns, String id) {
        List<String> where = new ArrayList<>(visible());
        where.add("id = :id");
        return bound(handle.createQuery(select(columns, where))).bind("id", id);
    }

    /** Returns some behind a position; their ids sort by time. */
    List<OperationSummary> list(Handle handle, OperationFilter filter, Keyset after, int limit) {
        List<String> where = new ArrayList<>(visible());
        if (!after.id().isEmpty()) {
            where.add(after.order().behind("id", ":id"));
        }
        if (filter.state() != null) {
            where.add("state = :state");
        }
        if (filter.account() != null) {
            where.add("account IN (<accounts>)");
        }
        Query query = handle.createQuery(
                        select(OperationSummary.COLUMNS, where) + after.order().by("id") + " LIMIT :limit")
                .bind("id", after.id())
                .bind("limit", limit);
        if (filter.state() != null) {
            query.bind("state", filter.state());
        }
        if (filter.account() != null) {
            query.bindList("accounts", AccountSpellings.of(filter.account()));
        }
        return bound(query).map(OperationSummary.ROW).list();
    }

    long unknown(Handle handle) {
        return unknown(handle, "count(*)", "").mapTo(Long.class).one();
    }

    /** Returns the newest operations of unknown outcome. */
    List<OperationSummary> unknown(Handle handle, int limit) {
        return unknown(handle, OperationSummary.COLUMNS, ListOrder.NEWEST.by("id") + " LIMIT :limit")
                .bind("limit", limit)
                .map(OperationSummary.ROW)
                .list();
    }

    private Query unknown(Handle handle, String columns, String rest) {
        List<String> where = new ArrayList<>(visible());
        where.add(Leases.IN_FLIGHT);
        where.add("state = :state");
        return bound(handle.createQuery(select(columns, where) + rest)).bind("state", OperationState.UNKNOWN);
    }

    private static String select(String columns, List<String> where) {
        return "SELECT " + columns + " FROM operation"
                + (where.isEmpty() ? "" : " WHERE " + String.join(" AND ", where));
    }

    private List<String> visible() {
        return visibility.conditions("principal_id = :self", "token_id = :token");
    }

    private Query bound(Query query) {
        return visibility.bind(query).bind("self", principal).bind("token", tokenId);
    }

    /**
     * Filter of operations.
     *
     * @param state how far they are; null for any
     * @param account the account, in any spelling; null for any
     */
    record OperationFilter(
            @Nullable OperationState state, @Nullable String account) {

        /** Reads the two query parameters of the list. */
        static Outcome<OperationFilter> of(@Nullable String status, @Nullable String account) {
            if (status == null) {
                return Outcome.completed(new OperationFilter(null, account));
            }
            Optional<OperationState> known = Arrays.stream(OperationState.values())
                    .filter(candidate -> candidate.name().equals(status))
                    .findFirst();
            return known.map(found -> Outcome.completed(new OperationFilter(found, account)))
                    .orElseGet(() -> Outcome.failed(ToolError.of(
                            ErrorCode.INVALID_REQUEST,
                            "status must be one of " + Arrays.toString(OperationState.values()) + ".")));
        }
    }

    /**
     * An operation that a caller may see, with what decides whether it may settle it.
     *
     * @param shown everything that is shown of it
     * @param requester the principal that asked for it, with its owners
     * @param entityKind what kind of thing it changes or makes; null when it was not let go
     */
    record VisibleOperation(
            OperationView shown, Party requester, @Nullable String entityKind) {

        /** The columns that it is read from. */
        static final String COLUMNS = OperationSummary.COLUMNS + ", lineage, plan, diff, entity_kind";

        static VisibleOperation of(ResultSet rows, StatementContext context) throws SQLException {
            byte[] plan = rows.getBytes("plan");
            OperationSummary row = OperationSummary.ROW.map(rows, context);
            return new VisibleOperation(
                    new OperationView(row, plan == null ? JsonNull.NULL : plan(plan), diff(rows.getBytes("diff"))),
                    new Party(row.principal(), row.owner(), ColumnMapping.words(rows, "lineage"), row.tokenId()),
                    rows.getString("entity_kind"));
        }

        private static @Nullable List<Change> diff(byte @Nullable [] diff) {
            return diff == null ? null : ChangesJson.read(DisplayText.of(JsonCursor.read(diff)));
        }

        private static JsonValue plan(byte[] plan) {
            JsonValue sent = new ArgumentReader(plan, 0).any();
            return sent == null ? JsonNull.NULL : sent;
        }

        OperationSummary row() {
            return shown.row();
        }
    }
}
