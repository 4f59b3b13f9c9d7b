package dev.adtools.server.store;

import com.codahale.metrics.MetricRegistry;
import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.db.ManagedDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Table of the job scheduler: in a file of its own beside SQLite's, in PostgreSQL among the others. */
public final class SchedulerTable {

    /** The table's name. */
    public static final String NAME = "alarm";

    // The columns that db-scheduler's manual gives, in SQLite's types; PostgreSQL's are in the migrations.
    private static final List<String> SQLITE = List.of(
            "CREATE TABLE IF NOT EXISTS alarm (task_name text NOT NULL, task_instance text NOT NULL, task_data blob,"
                    + " execution_time timestamp, picked boolean NOT NULL, picked_by text, last_success timestamp,"
                    + " last_failure timestamp, consecutive_failures integer, last_heartbeat timestamp,"
                    + " version integer NOT NULL, priority integer, PRIMARY KEY (task_name, task_instance))",
            "CREATE INDEX IF NOT EXISTS alarm_due ON alarm (execution_time)",
            "CREATE INDEX IF NOT EXISTS alarm_heartbeat ON alarm (last_heartbeat)");

    private SchedulerTable() {}

    /** Opens connections to the table, which is there when this returns; whoever opened them closes them. */
    public static ManagedDataSource open(StoreSettings settings, DataDirectory data, MetricRegistry metrics)
            throws SQLException {
        DataSourceFactory pool =
                settings.url().isBlank() ? ownFile(new SqliteFile(data.file("scheduler.db"))) : shared(settings);
        return pool.build(metrics, "scheduler");
    }

    // Apart from the business, whose one writer would otherwise wait for every heartbeat.
    private static DataSourceFactory ownFile(SqliteFile file) throws SQLException {
        try (Connection connection = file.connect();
                Statement statement = connection.createStatement()) {
            for (String definition : SQLITE) {
                statement.execute(definition);
            }
        }
        DataSourceFactory pool = file.pool();
        // What a power cut takes is set again: the business's own tables say what is due.
        pool.getProperties().put("synchronous", "NORMAL");
        return pool;
    }

    private static DataSourceFactory shared(StoreSettings settings) {
        DataSourceFactory pool = PostgresAddress.of(settings).pool();
        pool.setMaxSize(4);
        return pool;
    }
}
