package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.server.store.StatementBatch;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** The statements on halts. */
final class HaltStore {

    // Any number that nothing else locks.
    private static final int SWITCH = 4711;

    private static final RowMapper<Halt> ROW = (row, context) -> new Halt(
            new HaltScope(row.getString("scope")),
            row.getString("reason"),
            row.getString("set_by"),
            Instant.ofEpochMilli(row.getLong("set_at")));

    private HaltStore() {}

    /** Lets no halt be set before this unit has ended. */
    static void holdOff(StatementBatch batch) {
        batch.lockShared(SWITCH);
    }

    /** Waits until every unit has ended that holds this off. */
    static void awaitTurn(Handle handle) {
        handle.createQuery("SELECT <lock>(" + SWITCH + ")").mapTo(String.class).list();
    }

    /** Pulls the switch, or gives another reason for its having been pulled. */
    static Halt set(Handle handle, Halt halt) {
        return handle.createQuery("INSERT INTO halt (scope, reason, set_by, set_at)"
                        + " VALUES (:scope, :reason, :by, :at) ON CONFLICT (scope) DO UPDATE"
                        + " SET reason = excluded.reason RETURNING *")
                .bind("scope", halt.scope().name())
                .bind("reason", halt.reason())
                .bind("by", halt.setBy())
                .bind("at", halt.since().toEpochMilli())
                .map(ROW)
                .one();
    }

    static void clear(Handle handle, HaltScope scope) {
        handle.createUpdate("DELETE FROM halt WHERE scope = :scope")
                .bind("scope", scope.name())
                .execute();
    }

    static Optional<Halt> find(Handle handle, HaltScope scope) {
        return handle.createQuery("SELECT * FROM halt WHERE scope = :scope")
                .bind("scope", scope.name())
                .map(ROW)
                .findOne();
    }

    /** Returns the widest halt that stops an account. */
    static Supplier<Optional<Halt>> stopping(StatementBatch batch, AccountId account) {
        return batch.find(
                "SELECT * FROM halt WHERE scope IN ('all', :platform, :account)"
                        + " ORDER BY CASE scope WHEN 'all' THEN 0 WHEN :platform THEN 1 ELSE 2 END LIMIT 1",
                Map.of("platform", account.platform().wireName(), "account", AccountKey.of(account)),
                ROW);
    }

    static List<Halt> all(Handle handle) {
        return handle.createQuery("SELECT * FROM halt ORDER BY set_at DESC, scope DESC")
                .map(ROW)
                .list();
    }

    /**
     * The kill switch, pulled.
     *
     * @param scope what it stops
     * @param reason why, in the words of whoever said so last
     * @param setBy the principal that pulled it
     * @param since when it was pulled first
     */
    record Halt(HaltScope scope, String reason, String setBy, Instant since) {}
}
