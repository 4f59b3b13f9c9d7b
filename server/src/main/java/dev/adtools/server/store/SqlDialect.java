package dev.adtools.server.store;

import java.sql.SQLException;
import java.util.Set;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Dialect of an engine: everything else is one SQL text. */
enum SqlDialect {
    // Its units run one after the other, so that there is nothing to lock.
    SQLITE(
            false,
            "",
            "CAST(unixepoch('subsec') * 1000 AS integer)",
            "abs",
            "",
            "(SELECT '' AS holder, 0 AS number, 0 AS began_at)") {
        private static final Set<SQLiteErrorCode> PRIMARY = Set.of(
                SQLiteErrorCode.SQLITE_BUSY,
                SQLiteErrorCode.SQLITE_LOCKED,
                SQLiteErrorCode.SQLITE_FULL,
                SQLiteErrorCode.SQLITE_IOERR,
                SQLiteErrorCode.SQLITE_CANTOPEN,
                SQLiteErrorCode.SQLITE_CORRUPT,
                SQLiteErrorCode.SQLITE_NOTADB);

        @Override
        boolean isOutage(SQLException failure) {
            // An extended code holds its primary code in the low byte.
            return failure instanceof SQLiteException sqlite
                    && PRIMARY.stream().anyMatch(code -> code.code == (sqlite.getResultCode().code & 0xff));
        }
    },
    POSTGRESQL(
            true,
            "FOR UPDATE SKIP LOCKED",
            "CAST(extract(epoch from clock_timestamp()) * 1000 AS bigint)",
            "pg_advisory_xact_lock",
            "pg_advisory_xact_lock_shared",
            // Sessions of other users hide when they began.
            "(SELECT held.virtualtransaction AS holder, CAST(held.objid AS bigint) AS number,"
                    + " coalesce(CAST(extract(epoch from session.xact_start) * 1000 AS bigint), 0) AS began_at"
                    + " FROM pg_locks held LEFT JOIN pg_stat_activity session ON session.pid = held.pid"
                    + " WHERE held.locktype = 'advisory' AND held.classid = 0 AND held.objsubid = 1"
                    + " AND held.mode = 'ShareLock' AND held.granted AND held.database ="
                    + " (SELECT oid FROM pg_database WHERE datname = current_database()))") {
        // Connection, given-up transactions, resources, shutdown, disk. 25006: a standby was promoted away; 25P03 and
        // 25P04 end a transaction whose process slept too long.
        private static final Set<String> STATES = Set.of("08", "40", "53", "57", "58", "25006", "25P03", "25P04");

        @Override
        boolean isOutage(SQLException failure) {
            String state = failure.getSQLState();
            return state != null && STATES.stream().anyMatch(state::startsWith);
        }
    };

    /** The word for the database's time in milliseconds. */
    static final String NOW_MS = "nowMs";

    private final boolean server;
    private final String skipLocked;
    private final String nowMs;
    private final String lock;
    private final String lockShared;
    private final String sharedLocks;

    SqlDialect(boolean server, String skipLocked, String nowMs, String lock, String lockShared, String sharedLocks) {
        this.server = server;
        this.skipLocked = skipLocked;
        this.nowMs = nowMs;
        this.lock = lock;
        this.lockShared = lockShared;
        this.sharedLocks = sharedLocks;
    }

    /** Returns whether a failure says that the database cannot serve, rather than that a statement is wrong. */
    abstract boolean isOutage(SQLException failure);

    /** Returns the exception to throw for a failed unit: an outage as such, everything else as it is. */
    RuntimeException translate(RuntimeException failure) {
        boolean outage = failure instanceof ConnectionException || failure instanceof TransactionException;
        for (Throwable cause = failure; cause != null && !outage; cause = cause.getCause()) {
            outage = cause instanceof SQLException sql && isOutage(sql);
        }
        return outage ? new StoreUnavailable("The database does not take the work now.", failure) : failure;
    }

    /**
     * Makes the {@code <skipLocked>} and {@code <nowMs>} of the SQL text mean what this engine calls them;
     * {@code <lock>} and {@code <lockShared>} functions that lock a number until the unit's end; {@code <sharedLocks>} the
     * table of the units that hold a shared lock; and {@code <indexOf>} the function that finds bytes in bytes, counted from 1.
     */
    void defineIn(Jdbi jdbi) {
        jdbi.define("skipLocked", skipLocked);
        jdbi.define(NOW_MS, nowMs);
        jdbi.define("lock", lock);
        jdbi.define("lockShared", lockShared);
        jdbi.define("sharedLocks", sharedLocks);
        jdbi.define("indexOf", server ? "\"position\"" : "instr");
        StatementTexts.defineIn(jdbi, server, nowMs);
        ColumnMapping.registerIn(jdbi);
    }
}
