package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Source;
import dev.adtools.server.decision.Party;
import dev.adtools.server.store.ColumnMapping;
import dev.adtools.server.store.SpaceSeparatedSet;
import dev.adtools.server.store.StatementBatch;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;

/** The statements on changes of caps. */
final class CapChangeStore {

    // Any number that nothing else locks.
    private static final int CHANGES = 4712;

    private static final String OF_ACCOUNT = " WHERE source = :source AND account = :account";

    private static final RowMapper<CapChange> ROW = (row, context) -> new CapChange(
            row.getString("id"),
            Source.valueOf(row.getString("source")),
            account(row),
            row.getString("replaces"),
            cap(row),
            CapChange.State.valueOf(row.getString("state")),
            row.getLong("revision"),
            row.getString("payload_hash"),
            row.getInt("approvals_required"),
            row.getString("reason"),
            by(row),
            Instant.ofEpochMilli(row.getLong("created_at")),
            Instant.ofEpochMilli(row.getLong("expires_at")),
            ColumnMapping.time(row, "ended_at"));

    private CapChangeStore() {}

    private static AccountId account(ResultSet row) throws SQLException {
        return AccountKey.named(row.getString("account")).orElseThrow();
    }

    private static Cap cap(ResultSet row) throws SQLException {
        return new Cap(
                account(row),
                Cap.Unit.of(row.getString("currency")),
                ZoneId.of(row.getString("time_zone")),
                row.getLong("per_call"),
                row.getLong("per_day"),
                count(row, "max_change_percent"),
                count(row, "creates_per_day"));
    }

    private static @Nullable Integer count(ResultSet row, String column) throws SQLException {
        int count = row.getInt(column);
        return row.wasNull() ? null : count;
    }

    private static Party by(ResultSet row) throws SQLException {
        return new Party(
                row.getString("principal"),
                row.getString("owner"),
                ColumnMapping.words(row, "lineage"),
                row.getString("token_id"));
    }

    /** Lets no change come into force before this unit has ended; adds what tells the revision that is. */
    static Supplier<Long> holdOff(StatementBatch batch, Source source, AccountId account) {
        batch.lockShared(CHANGES);
        Supplier<Optional<Long>> revision = batch.find(
                "SELECT MAX(revision) AS revision FROM cap_change" + OF_ACCOUNT,
                Map.of("source", source.name(), "account", AccountKey.of(account)),
                (row, context) -> row.getLong("revision"));
        return () -> revision.get().orElse(0L);
    }

    /** Waits until every unit has ended that holds changes off. */
    static void awaitTurn(Handle handle) {
        handle.createQuery("SELECT <lock>(" + CHANGES + ")").mapTo(String.class).list();
    }

    /** Returns the change that is in force for an account. */
    static Optional<CapChange> inForce(Handle handle, Source source, AccountId account) {
        return of(
                        handle.createQuery("SELECT * FROM cap_change" + OF_ACCOUNT
                                + " AND revision IS NOT NULL ORDER BY revision DESC LIMIT 1"),
                        source,
                        account)
                .map(ROW)
                .findOne();
    }

    /** Returns the changes that are in force. */
    static List<CapChange> inForce(Handle handle) {
        return handle.createQuery("SELECT * FROM cap_change WHERE (source, account, revision) IN"
                        + " (SELECT source, account, MAX(revision) FROM cap_change WHERE revision IS NOT NULL"
                        + " GROUP BY source, account)")
                .map(ROW)
                .list();
    }

    /** Returns the change of an account that is not decided yet, also when its time is over. */
    static Optional<CapChange> pending(Handle handle, Source source, AccountId account) {
        return of(
                        handle.createQuery("SELECT * FROM cap_change" + OF_ACCOUNT + " AND state = 'PENDING'"),
                        source,
                        account)
                .map(ROW)
                .findOne();
    }

    /** Returns all that are not decided yet. */
    static List<CapChange> pending(Handle handle) {
        return handle.createQuery("SELECT * FROM cap_change WHERE state = 'PENDING'")
                .map(ROW)
                .list();
    }

    static void insert(Handle handle, CapChange change) {
        Cap cap = change.cap();
        of(
                        handle.createUpdate(
                                "INSERT INTO cap_change (id, source, account, state, replaces, currency, time_zone,"
                                        + " per_call, per_day, max_change_percent, creates_per_day, payload_hash, reason, principal,"
                                        + " owner, lineage, token_id, created_at, expires_at, approvals_required) VALUES (:id, :source, :account,"
                                        + " 'PENDING', :replaces, :currency, :zone, :perCall, :perDay, :percent, :creates, :hash,"
                                        + " :reason, :principal, :owner, :lineage, :token, :createdAt, :expiresAt, :required)"),
                        change.source(),
                        change.account())
                .bind("id", change.id())
                .bind("replaces", change.replaces())
                .bind("currency", cap.unit().currency())
                .bind("zone", cap.zone().getId())
                .bind("perCall", cap.perCall())
                .bind("perDay", cap.perDay())
                .bind("percent", cap.maxChangePercent())
                .bind("creates", cap.createsPerDay())
                .bind("hash", change.hash())
                .bind("required", change.required())
                .bind("reason", change.reason())
                .bind("principal", change.by().principal())
                .bind("owner", change.by().owner())
                .bind("lineage", lineage(change.by()))
                .bind("token", change.by().tokenId())
                .bind("createdAt", change.createdAt().toEpochMilli())
                .bind("expiresAt", change.expiresAt().toEpochMilli())
                .execute();
    }

    /** Brings a change into force. */
    static void apply(Handle handle, String id, long revision, Instant at) {
        handle.createUpdate("UPDATE cap_change SET state = 'APPLIED', revision = :revision, ended_at = :at"
                        + " WHERE id = :id AND state = 'PENDING'")
                .bind("id", id)
                .bind("revision", revision)
                .bind("at", at.toEpochMilli())
                .execute();
    }

    /** Gives a change up. */
    static void end(Handle handle, String id, CapChange.State state, Instant at, @Nullable String by) {
        handle.createUpdate("UPDATE cap_change SET state = :state, ended_at = :at, ended_by = :by"
                        + " WHERE id = :id AND state = 'PENDING'")
                .bind("id", id)
                .bind("state", state.name())
                .bind("at", at.toEpochMilli())
                .bind("by", by)
                .execute();
    }

    /** Notes that somebody approves a change, by the hash that was read. */
    static void approve(Handle handle, CapChange change, Party by, Instant at) {
        handle.createUpdate("INSERT INTO cap_approval (cap_change_id, principal, owner, lineage, token_id,"
                        + " payload_hash, created_at) VALUES (:id, :principal, :owner, :lineage, :token, :hash, :at)")
                .bind("id", change.id())
                .bind("principal", by.principal())
                .bind("owner", by.owner())
                .bind("lineage", lineage(by))
                .bind("token", by.tokenId())
                .bind("hash", change.hash())
                .bind("at", at.toEpochMilli())
                .execute();
    }

    /** Returns whether an approval of a change repeats another hash than that of the change. */
    static boolean hasForgedApproval(Handle handle, CapChange change) {
        return handle.createQuery("SELECT count(*) FROM cap_approval WHERE cap_change_id = :id"
                                + " AND payload_hash <> :hash")
                        .bind("id", change.id())
                        .bind("hash", change.hash())
                        .mapTo(Long.class)
                        .one()
                > 0;
    }

    /** Returns the principals that have approved a change, in their order. */
    static List<Party> approvals(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM cap_approval WHERE cap_change_id = :id ORDER BY created_at, owner")
                .bind("id", id)
                .map((row, context) -> by(row))
                .list();
    }

    private static String lineage(Party by) {
        return SpaceSeparatedSet.join(by.lineage().stream());
    }

    /** Removes a change that ended before a time and is not in force; returns how many there were. */
    static int removeOneEndedBefore(Handle handle, Instant before) {
        Optional<String> over = handle.createQuery("SELECT id FROM cap_change AS ended WHERE ended_at < :before"
                        + " AND (revision IS NULL OR revision < (SELECT MAX(revision) FROM cap_change"
                        + " WHERE source = ended.source AND account = ended.account)) LIMIT 1")
                .bind("before", before.toEpochMilli())
                .mapTo(String.class)
                .findOne();
        over.ifPresent(id -> {
            handle.createUpdate("DELETE FROM cap_approval WHERE cap_change_id = :id")
                    .bind("id", id)
                    .execute();
            handle.createUpdate("DELETE FROM cap_change WHERE id = :id")
                    .bind("id", id)
                    .execute();
        });
        return over.isPresent() ? 1 : 0;
    }

    private static <S extends SqlStatement<S>> S of(S statement, Source source, AccountId account) {
        return statement.bind("source", source.name()).bind("account", AccountKey.of(account));
    }
}
