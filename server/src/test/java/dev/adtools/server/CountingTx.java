package dev.adtools.server;

import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;

/** A way to the tables that counts the units that run on it while somebody asks, and their statements. */
public final class CountingTx implements Tx {

    private final Tx tx;
    private final AtomicBoolean counts = new AtomicBoolean();
    private final LongAdder commits = new LongAdder();
    private final LongAdder reads = new LongAdder();
    private final LongAdder statements = new LongAdder();
    private final SqlLogger logger = new SqlLogger() {
        @Override
        public void logAfterExecution(StatementContext context) {
            statements.increment();
        }
    };

    CountingTx(Tx tx) {
        this.tx = tx;
    }

    /** Returns what some work asks of the database. */
    public Asked during(Runnable work) {
        long commitsBefore = commits.sum();
        long readsBefore = reads.sum();
        long statementsBefore = statements.sum();
        counts.set(true);
        work.run();
        counts.set(false);
        return new Asked(commits.sum() - commitsBefore, reads.sum() - readsBefore, statements.sum() - statementsBefore);
    }

    @Override
    public <T> T write(TransactionBody<T> unit) {
        return tx.write(counted(commits, unit));
    }

    @Override
    public <T> T read(TransactionBody<T> unit) {
        return tx.read(counted(reads, unit));
    }

    private <T> TransactionBody<T> counted(LongAdder units, TransactionBody<T> unit) {
        if (!counts.get()) {
            return unit;
        }
        units.increment();
        return handle -> logged(handle, unit);
    }

    private <T> T logged(Handle handle, TransactionBody<T> unit) {
        SqlStatements settings = handle.getConfig(SqlStatements.class);
        SqlLogger before = settings.getSqlLogger();
        settings.setSqlLogger(logger);
        try {
            return unit.run(handle);
        } finally {
            settings.setSqlLogger(before);
        }
    }

    @Override
    public void take(long jsonBytes) {
        tx.take(jsonBytes);
    }

    /**
     * Numbers of units and statements that the database was asked for.
     *
     * @param commits how many units that change something; on SQLite several may share one commit
     * @param reads how many units that only read
     * @param statements how many statements in all of them, without those that begin and end them
     */
    public record Asked(long commits, long reads, long statements) {

        /** Returns how often somebody waits for a server: for each statement, and for each commit. */
        public long roundTrips() {
            return commits + statements;
        }
    }
}
