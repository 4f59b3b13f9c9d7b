package dev.adtools.server.spend;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;

/**
 * The statements on what is spent of a day: one row of sums that only grows while it stays under the limits, and one entry
 * for each operation, so that what it holds is given back or made final once.
 */
final class SpendLedger {

    private static final String KEY =
            " WHERE world = :world AND account = :account AND day = :day AND currency = :currency";

    private SpendLedger() {}

    /** Adds to the sums of a day and notes for whom; false when a limit would be exceeded. */
    static boolean reserve(Handle handle, String operationId, SpendDay day, SpendUsed more, SpendUsed limits) {
        // The first of a day has no row to be compared with.
        if (!more.isWithin(limits) || !raise(handle, day, more, limits)) {
            return false;
        }
        if (!note(handle, operationId, day, more)) {
            throw new IllegalStateException(operationId + " holds a reservation already");
        }
        return true;
    }

    private static boolean raise(Handle handle, SpendDay day, SpendUsed more, SpendUsed limits) {
        return bind(
                                handle.createUpdate(
                                        "INSERT INTO spend_day (world, account, day, currency, reserved, committed, creates)"
                                                + " VALUES (:world, :account, :day, :currency, :micros, 0, :creates)"
                                                + " ON CONFLICT (world, account, day, currency) DO UPDATE"
                                                + " SET reserved = spend_day.reserved + excluded.reserved,"
                                                + " creates = spend_day.creates + excluded.creates"
                                                + " WHERE spend_day.reserved + spend_day.committed + excluded.reserved <= :most"
                                                + " AND spend_day.creates + excluded.creates <= :mostCreates"),
                                day)
                        .bind("micros", more.micros())
                        .bind("creates", more.creates())
                        .bind("most", limits.micros())
                        .bind("mostCreates", limits.creates())
                        .execute()
                == 1;
    }

    // An operation that was proved not applied may run again, on another day and under other caps.
    private static boolean note(Handle handle, String operationId, SpendDay day, SpendUsed more) {
        return bind(
                                handle.createUpdate(
                                        "INSERT INTO spend_entry (operation_id, world, account, day, currency, delta, creates, state)"
                                                + " VALUES (:id, :world, :account, :day, :currency, :micros, :creates, 'RESERVED')"
                                                + " ON CONFLICT (operation_id) DO UPDATE SET world = excluded.world,"
                                                + " account = excluded.account, day = excluded.day,"
                                                + " currency = excluded.currency, delta = excluded.delta,"
                                                + " creates = excluded.creates, state = 'RESERVED'"
                                                + " WHERE spend_entry.state = 'RELEASED'"),
                                day)
                        .bind("id", operationId)
                        .bind("micros", more.micros())
                        .bind("creates", more.creates())
                        .execute()
                == 1;
    }

    /** Makes what an operation holds final; nothing when it holds nothing any more. */
    static void commit(Handle handle, String operationId) {
        settled(handle, operationId, "COMMITTED")
                .ifPresent(entry -> book(handle, entry.day(), entry.held().micros(), SpendUsed.NOTHING));
    }

    /** Gives back what an operation holds; nothing when it holds nothing any more. */
    static void release(Handle handle, String operationId) {
        settled(handle, operationId, "RELEASED").ifPresent(entry -> book(handle, entry.day(), 0, entry.held()));
    }

    private static Optional<Entry> settled(Handle handle, String operationId, String state) {
        return handle.createQuery(
                        "UPDATE spend_entry SET state = :state WHERE operation_id = :id AND state = 'RESERVED'"
                                + " RETURNING world, account, day, currency, delta, creates")
                .bind("state", state)
                .bind("id", operationId)
                .map((rows, context) -> entry(rows))
                .findOne();
    }

    private static void book(Handle handle, SpendDay day, long committed, SpendUsed released) {
        bind(
                        handle.createUpdate("UPDATE spend_day SET reserved = reserved - :committed - :released,"
                                + " committed = committed + :committed, creates = creates - :creates" + KEY),
                        day)
                .bind("committed", committed)
                .bind("released", released.micros())
                .bind("creates", released.creates())
                .execute();
    }

    /** Returns what is used up of a day. */
    static SpendUsed used(Handle handle, SpendDay day) {
        return bind(handle.createQuery("SELECT reserved + committed AS micros, creates FROM spend_day" + KEY), day)
                .map((rows, context) -> new SpendUsed(rows.getLong("micros"), rows.getLong("creates")))
                .findOne()
                .orElse(SpendUsed.NOTHING);
    }

    /** Returns some days before one of which nothing is held any more. */
    static List<SpendDay> over(Handle handle, LocalDate before, int most) {
        return handle.createQuery(
                        "SELECT world, account, day, currency FROM spend_day WHERE day < :before"
                                + " AND NOT EXISTS (SELECT 1 FROM spend_entry WHERE spend_entry.world = spend_day.world"
                                + " AND spend_entry.account = spend_day.account AND spend_entry.day = spend_day.day"
                                + " AND spend_entry.currency = spend_day.currency AND spend_entry.state = 'RESERVED') LIMIT :most")
                .bind("before", before.toString())
                .bind("most", most)
                .map((rows, context) -> day(rows))
                .list();
    }

    /** Removes a day of which nothing is held any more, with its entries. */
    static void remove(Handle handle, SpendDay day) {
        // Of an operation that runs again, the entry is another day's by now.
        bind(handle.createUpdate("DELETE FROM spend_entry" + KEY + " AND state <> 'RESERVED'"), day)
                .execute();
        bind(handle.createUpdate("DELETE FROM spend_day" + KEY), day).execute();
    }

    private static <S extends SqlStatement<S>> S bind(S statement, SpendDay day) {
        return statement
                .bind("world", day.world())
                .bind("account", day.account())
                .bind("day", day.day().toString())
                .bind("currency", day.currency());
    }

    private static Entry entry(ResultSet rows) throws SQLException {
        return new Entry(day(rows), new SpendUsed(rows.getLong("delta"), rows.getLong("creates")));
    }

    private static SpendDay day(ResultSet rows) throws SQLException {
        return new SpendDay(
                rows.getString("world"),
                rows.getString("account"),
                LocalDate.parse(rows.getString("day")),
                rows.getString("currency"));
    }

    /** What an operation holds, and of which day. */
    private record Entry(SpendDay day, SpendUsed held) {}
}
