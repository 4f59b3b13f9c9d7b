package dev.adtools.server.store;

import com.codahale.metrics.MetricRegistry;
import io.dropwizard.db.ManagedDataSource;
import io.dropwizard.migrations.CloseableLiquibase;
import java.sql.Connection;
import java.util.Map;
import liquibase.Liquibase;
import liquibase.Scope;
import liquibase.UpdateSummaryEnum;
import liquibase.UpdateSummaryOutputEnum;
import liquibase.database.Database;
import liquibase.database.core.SQLiteDatabase;
import liquibase.database.jvm.JdbcConnection;
import liquibase.resource.ClassLoaderResourceAccessor;
import liquibase.ui.LoggerUIService;

/** Runs Liquibase. Nothing that every start needs names it, because loading it takes longer than all the rest of opening a database. */
public final class SchemaUpdate {

    // Liquibase prints to the terminal, and would report its use to its maker.
    private static final Map<String, Object> QUIET =
            Map.of(Scope.Attr.ui.name(), new LoggerUIService(), "liquibase.analytics.enabled", "false");

    private SchemaUpdate() {}

    static void run(DatabaseLocation place) {
        try {
            Scope.child(QUIET, () -> update(place));
        } catch (Exception e) {
            throw new StartupException("The database schema could not be brought up to date: " + e.getMessage(), e);
        }
    }

    private static void update(DatabaseLocation place) throws Exception {
        ManagedDataSource source = place.migrations().build(new MetricRegistry(), "migrations");
        try (Update update = new Update(source)) {
            update.setShowSummary(UpdateSummaryEnum.OFF);
            update.setShowSummaryOutput(UpdateSummaryOutputEnum.LOG);
            whole(update, () -> {
                if (place.alone()) {
                    // A process of a version before this one, killed while it migrated, has left its lock behind.
                    update.forceReleaseLocks();
                }
                update.update("");
            });
        }
    }

    /** Has Liquibase do some work; on SQLite all of it is committed at its end, or nothing. */
    public static void whole(Liquibase liquibase, Schema.Work work) throws Exception {
        Database database = liquibase.getDatabase();
        if (database instanceof SQLiteDatabase) {
            Connection connection = ((JdbcConnection) database.getConnection()).getUnderlyingConnection();
            database.setConnection(new OneTransaction(connection));
            work.run();
            new SchemaState(connection).keepLastOfTags();
            connection.commit();
        } else {
            work.run();
        }
    }

    private static final class Update extends CloseableLiquibase {

        Update(ManagedDataSource source) throws Exception {
            super(
                    Changelog.ROOT,
                    new ClassLoaderResourceAccessor(),
                    new JdbcConnection(source.getConnection()),
                    source);
        }
    }

    /**
     * Keeps Liquibase from committing: it does so after each change set and once more after noting it, and where a process ends
     * in between, no later one can go on.
     */
    private static final class OneTransaction extends JdbcConnection {

        OneTransaction(Connection connection) throws Exception {
            super(connection);
            connection.setAutoCommit(false);
        }

        @Override
        public boolean getAutoCommit() {
            return false;
        }

        @Override
        public void setAutoCommit(boolean ignored) {}

        @Override
        public void commit() {}

        // Comes before it looks for its own lock, too; after a failure nothing is committed.
        @Override
        public void rollback() {}
    }
}
