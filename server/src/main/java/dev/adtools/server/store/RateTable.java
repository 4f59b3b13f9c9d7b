package dev.adtools.server.store;

import com.codahale.metrics.MetricRegistry;
import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.db.ManagedDataSource;
import io.dropwizard.util.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Connections to the table in which the nodes on one PostgreSQL share what they count by the minute. */
public final class RateTable {

    // A call must not wait long to be counted: when it would, the node counts it by itself.
    private static final Duration PATIENCE = Duration.seconds(1);
    private static final int CONNECTIONS = 8;

    private RateTable() {}

    /** Returns connections to the table, apart from the business's; whoever manages them starts and stops them. */
    public static ManagedDataSource open(StoreSettings settings, MetricRegistry metrics) {
        DataSourceFactory pool = PostgresAddress.of(settings).pool();
        Map<String, String> properties = new HashMap<>(pool.getProperties());
        properties.put("connectTimeout", "1");
        properties.put("socketTimeout", "2");
        pool.setProperties(properties);
        // What a crash takes of a minute's counts is not missed, so nobody waits for the disk.
        pool.setInitializationQuery("SET idle_in_transaction_session_timeout = '2s'; SET synchronous_commit = off");
        // Bucket4j switches it off and does not switch it on again, but relies on it where it removes rows.
        pool.setAutoCommitByDefault(true);
        pool.setJdbcInterceptors(Optional.of("ConnectionState"));
        pool.setMaxWaitForConnection(PATIENCE);
        pool.setMaxSize(CONNECTIONS);
        return pool.build(metrics, "rates");
    }
}
