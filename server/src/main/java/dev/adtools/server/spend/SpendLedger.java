package dev.adtools.server.spend;

import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.StatementBatch;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;

/**
 * The statements on what is spent of a day: one row of sums that only grows while it stays under the limits, and one entry
 * for each operation, so that what it holds is given back or made final once.
 */
final class SpendLedger {

    private static final String KEY =
            " WHERE world = :world AND account = :account AND day = :day AND currency = :currency";

    // A clock that is set back opens no earlier day, whose cap would be whole again.
    private static final String TODAY = "coalesce((SELECT max(later.day) FROM spend_day AS later"
            + " WHERE later.world = :world AND later.account = :account AND later.day > :day), :day)";

    private static final String LAST_DAY = "9999-12-31";

    private SpendLedger() {}

    /** Returns the day on which an account's writes count now: the clock's, or the newest one that was counted on. */
    static SpendDay current(Handle handle, SpendDay today) {
        return bind(handle.createQuery("SELECT " + TODAY), today)
                .mapTo(String.class)
                .map(day -> new SpendDay(today.world(), today.account(), LocalDate.parse(day), today.currency()))
                .one();
    }

    /**
     * Adds to the sums of a day and notes for whom; false when a limit would be exceeded, and then the unit is to be taken
     * back.
     */
    static BooleanSupplier reserve(
            StatementBatch batch, String operationId, SpendDay day, SpendUsed more, SpendUsed limits) {
        // The first of a day has no row to be compared with.
        if (!more.isWithin(limits)) {
            return () -> false;
        }
        Supplier<Integer> raised = raise(batch, day, more, limits);
        Supplier<Integer> noted = note(batch, operationId, day, more);
        return () -> {
            if (raised.get() == 0) {
                return false;
            }
            if (noted.get() == 0) {
                throw new IllegalStateException(operationId + " holds a reservation already");
            }
            return true;
        };
    }

    private static Supplier<Integer> raise(StatementBatch batch, SpendDay day, SpendUsed more, SpendUsed limits) {
        Map<String, Object> values = values(day, more);
        values.put("most", limits.micros());
        values.put("mostCreates", limits.creates());
        return batch.update(
                "INSERT INTO spend_day (world, account, day, currency, reserved, committed, creates)"
                        + " VALUES (:world, :account, " + TODAY + ", :currency, :micros, 0, :creates)"
                        + " ON CONFLICT (world, account, day, currency) DO UPDATE"
                        + " SET reserved = spend_day.reserved + excluded.reserved,"
                        + " creates = spend_day.creates + excluded.creates"
                        + " WHERE spend_day.reserved + spend_day.committed + excluded.reserved <= :most"
                        + " AND spend_day.creates + excluded.creates <= :mostCreates",
                values);
    }

    // An operation that was proved not applied may run again, on another day and under other caps.
    private static Supplier<Integer> note(StatementBatch batch, String operationId, SpendDay day, SpendUsed more) {
        Map<String, Object> values = values(day, more);
        values.put("id", operationId);
        return batch.update(
                "INSERT INTO spend_entry (operation_id, world, account, day, currency, delta, creates, state)"
                        + " VALUES (:id, :world, :account, " + TODAY + ", :currency, :micros, :creates, 'RESERVED')"
                        + " ON CONFLICT (operation_id) DO UPDATE SET world = excluded.world,"
                        + " account = excluded.account, day = excluded.day, currency = excluded.currency,"
                        + " delta = excluded.delta, creates = excluded.creates, state = 'RESERVED'"
                        + " WHERE spend_entry.state = 'RELEASED'",
                values);
    }

    private static Map<String, Object> values(SpendDay day, SpendUsed more) {
        return new HashMap<>(Map.of(
                "world",
                day.world(),
                "account",
                day.account(),
                "day",
                day.day().toString(),
                "currency",
                day.currency(),
                "micros",
                more.micros(),
                "creates",
                more.creates()));
    }

    /** Commits the money that an operation holds; nothing when it holds none any more. */
    static void commit(StatementBatch batch, String operationId) {
        settle(batch, operationId, "COMMITTED", "committed = spend_day.committed + entry.delta");
    }

    /** Gives back what an operation holds; nothing when it holds nothing any more. */
    static void release(StatementBatch batch, String operationId) {
        settle(batch, operationId, "RELEASED", "creates = spend_day.creates - entry.creates");
    }

    // Who settles an operation holds its row, so that its entry stays what it is between the two.
    private static void settle(StatementBatch batch, String operationId, String state, String change) {
        batch.update(
                "UPDATE spend_day SET reserved = spend_day.reserved - entry.delta, " + change
                        + " FROM spend_entry AS entry WHERE entry.operation_id = :id AND entry.state = 'RESERVED'"
                        + " AND spend_day.world = entry.world AND spend_day.account = entry.account"
                        + " AND spend_day.day = entry.day AND spend_day.currency = entry.currency",
                Map.of("id", operationId));
        batch.update(
                "UPDATE spend_entry SET state = :state WHERE operation_id = :id AND state = 'RESERVED'",
                Map.of("state", state, "id", operationId));
    }

    /** Returns the part of a day that is used up. */
    static SpendUsed used(Handle handle, SpendDay day) {
        return StatementBatch.answer(handle, batch -> used(batch, day));
    }

    static Supplier<SpendUsed> used(StatementBatch batch, SpendDay day) {
        Supplier<Optional<SpendUsed>> used = batch.find(
                "SELECT reserved + committed AS micros, creates FROM spend_day" + KEY,
                values(day, SpendUsed.NOTHING),
                (row, context) -> new SpendUsed(row.getLong("micros"), row.getLong("creates")));
        return () -> used.get().orElse(SpendUsed.NOTHING);
    }

    /** Returns the sums of a day. */
    static DaySums sums(Handle handle, SpendDay day) {
        return bind(handle.createQuery("SELECT * FROM spend_day" + KEY), day)
                .map((rows, context) -> sums(rows))
                .findOne()
                .orElse(DaySums.NOTHING);
    }

    /** Returns some days of an account behind a position. */
    static List<Day> days(Handle handle, String world, String account, Keyset after, int most) {
        return handle.createQuery("SELECT * FROM spend_day WHERE world = :world AND account = :account"
                        + " AND " + after.order().behind("(day, currency)", "(:day, :currency)")
                        + after.order().by("day", "currency") + " LIMIT :most")
                .bind("world", world)
                .bind("account", account)
                .bind("day", day(after))
                .bind("currency", after.id())
                .bind("most", most)
                .map((rows, context) -> new Day(day(rows), sums(rows)))
                .list();
    }

    private static String day(Keyset after) {
        if (after.id().isEmpty()) {
            return after.order() == ListOrder.NEWEST ? LAST_DAY : "";
        }
        return LocalDate.ofInstant(Instant.ofEpochMilli(after.at()), ZoneOffset.UTC)
                .toString();
    }

    /** Removes one day before another of which nothing is held any more, with its entries; returns how many there were. */
    static int removeOneBefore(Handle handle, LocalDate before) {
        Optional<SpendDay> over = handle.createQuery(
                        "SELECT world, account, day, currency FROM spend_day WHERE day < :before"
                                + " AND NOT EXISTS (SELECT 1 FROM spend_entry WHERE spend_entry.world = spend_day.world"
                                + " AND spend_entry.account = spend_day.account AND spend_entry.day = spend_day.day"
                                + " AND spend_entry.currency = spend_day.currency AND spend_entry.state = 'RESERVED') LIMIT 1")
                .bind("before", before.toString())
                .map((rows, context) -> day(rows))
                .findOne();
        over.ifPresent(day -> remove(handle, day));
        return over.isPresent() ? 1 : 0;
    }

    private static void remove(Handle handle, SpendDay day) {
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

    private static SpendDay day(ResultSet rows) throws SQLException {
        return new SpendDay(
                rows.getString("world"),
                rows.getString("account"),
                LocalDate.parse(rows.getString("day")),
                rows.getString("currency"));
    }

    private static DaySums sums(ResultSet rows) throws SQLException {
        return new DaySums(rows.getLong("reserved"), rows.getLong("committed"), rows.getLong("creates"));
    }

    /** Sums of one day of an account. */
    record Day(SpendDay key, DaySums sums) {}

    /**
     * Key of a day's sums.
     *
     * @param world where the writes go; amounts of the sandbox never count for live accounts
     * @param account the account, for example {@code alpha:1234567890}
     * @param day the account's calendar day
     * @param currency what is counted
     */
    record SpendDay(String world, String account, LocalDate day, String currency) {

        static SpendDay of(PlatformEnvironment world, Cap cap, LocalDate day) {
            return new SpendDay(
                    world.id(), AccountKey.of(cap.account()), day, cap.unit().currency());
        }
    }

    /**
     * Sums of an account's day.
     *
     * @param reserved how much daily spend may have been raised by writes whose outcome is not final, in micros
     * @param committed how much it was raised, in micros
     * @param creates how many things were made or may have been
     */
    record DaySums(long reserved, long committed, long creates) {

        static final DaySums NOTHING = new DaySums(0, 0, 0);

        /** Returns how much counts against a cap. */
        long used() {
            return reserved + committed;
        }
    }
}
