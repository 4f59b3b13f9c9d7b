package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.server.store.StatementBatch;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** The statements on halts. */
final class HaltStore {

    // Any numbers that no other unit locks.
    private static final int RELEASES = 4711;
    private static final int CHANGES = 4713;
    // A node that is stopped in the middle of a change delays the next change for so long.
    private static final Duration IDLE_CHANGE = Duration.ofSeconds(1);
    // From the statement that reads the time of a halt until its commit.
    private static final Duration LONGEST_COMMIT = Duration.ofSeconds(2);

    private static final RowMapper<Halt> ROW = (row, context) -> new Halt(
            new HaltScope(row.getString("scope")),
            row.getString("reason"),
            row.getString("set_by"),
            Instant.ofEpochMilli(row.getLong("set_at")));

    private static final int NOTES = 20;

    private static final RowMapper<HaltNote> NOTE = (row, context) -> new HaltNote(
            HaltNote.Kind.valueOf(row.getString("kind")),
            row.getString("reason"),
            row.getString("set_by"),
            Instant.ofEpochMilli(row.getLong("set_at")));

    private HaltStore() {}

    /** Shows this unit to halts as a release until it has ended. */
    static void release(StatementBatch batch) {
        batch.lockShared(RELEASES);
    }

    /** Returns the units that release writes now. */
    static Set<String> releases(Handle handle) {
        return releases(handle, Long.MAX_VALUE);
    }

    /** Returns the units that release writes now and may have begun before a halt was committed. */
    static Set<String> releases(Handle handle, Halt halt) {
        return releases(handle, halt.since().plus(LONGEST_COMMIT).toEpochMilli());
    }

    private static Set<String> releases(Handle handle, long begunUntil) {
        return handle.createQuery("SELECT holder FROM <sharedLocks> held WHERE number = :number AND began_at <= :until")
                .bind("number", RELEASES)
                .bind("until", begunUntil)
                .mapTo(String.class)
                .set();
    }

    /** Waits until no other unit sets or clears a halt; no release waits for it. */
    static void awaitTurn(Handle handle) {
        StatementBatch.execute(handle, batch -> {
            batch.endWhenIdle(IDLE_CHANGE);
            batch.find("SELECT <lock>(:number)", Map.of("number", CHANGES), (row, context) -> true);
        });
    }

    /** Stops a scope; returns false when it is stopped already. */
    static boolean insert(Handle handle, Halt halt) {
        return handle.createUpdate("INSERT INTO halt (scope, reason, set_by, set_at)"
                                + " VALUES (:scope, :reason, :by, :at) ON CONFLICT (scope) DO NOTHING")
                        .bind("scope", halt.scope().name())
                        .bind("reason", halt.reason())
                        .bind("by", halt.setBy())
                        .bind("at", halt.since().toEpochMilli())
                        .execute()
                == 1;
    }

    static void clear(Handle handle, HaltScope scope) {
        handle.createUpdate("DELETE FROM halt WHERE scope = :scope")
                .bind("scope", scope.name())
                .execute();
    }

    static void insert(Handle handle, HaltScope scope, HaltNote note) {
        handle.createUpdate("INSERT INTO halt_note (scope, number, kind, reason, set_by, set_at)"
                        + " SELECT :scope, coalesce(max(number), 0) + 1, :kind, :reason, :by, :at"
                        + " FROM halt_note WHERE scope = :scope")
                .bind("scope", scope.name())
                .bind("kind", note.kind().name())
                .bind("reason", note.reason())
                .bind("by", note.setBy())
                .bind("at", note.at().toEpochMilli())
                .execute();
    }

    /** Returns the latest notes on a scope, the newest first. */
    static List<HaltNote> notes(Handle handle, HaltScope scope) {
        return handle.createQuery("SELECT * FROM halt_note WHERE scope = :scope ORDER BY number DESC LIMIT " + NOTES)
                .bind("scope", scope.name())
                .map(NOTE)
                .list();
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
     * @param reason the reason of the first stop
     * @param setBy the principal that pulled it
     * @param since when it was pulled first
     */
    record Halt(HaltScope scope, String reason, String setBy, Instant since) {}
}
