package dev.adtools.server.store;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.store.Pools.ManagedPools;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.util.function.UnaryOperator;

/**
 * The opened store, closed with the service: first the writer, then the pools, the directory's lock last.
 *
 * @param settings where it is
 * @param data the data directory
 * @param tx the way to the database
 * @param commits the signal of commits, of all nodes that share the database
 * @param acknowledged how the database compares with the commits that were acknowledged
 */
public record Store(
        StoreSettings settings, DataDirectory data, Tx tx, CommitSignal commits, AcknowledgedCommits acknowledged) {

    /**
     * Opens a store.
     *
     * @param settings where it is
     * @param environment closes it when the service ends
     * @param override returns the way to the database, given the product's own
     * @param memory bounds what reads hold
     * @param node this process, and no other before or after it
     */
    public static Store open(
            StoreSettings settings,
            Environment environment,
            UnaryOperator<Tx> override,
            MemoryBudget memory,
            String node) {
        DataDirectory data = DataDirectory.claim(settings.dataDirectory());
        environment.lifecycle().manage(new AutoCloseableManager(data));
        CommitSignal commits = new CommitSignal();
        // Before the schema is touched: it takes the lock that a command with --offline holds alone.
        Runnable committed = committed(settings, environment, commits);
        Database database = Database.open(settings, data, new ManagedPools(environment));
        environment.lifecycle().manage(new AutoCloseableManager(database));
        database.writer().ifPresent(writer -> environment.healthChecks().register("database-writer", writer));
        Tx tx = new JoinedTx(new CountedTx(override.apply(database.tx()), memory), committed);
        environment.healthChecks().register("database", new StoreHealthCheck(tx, node));
        return new Store(settings, data, tx, commits, database.acknowledged());
    }

    // Nodes that share a database notify each other.
    private static Runnable committed(StoreSettings settings, Environment environment, CommitSignal commits) {
        if (settings.isEmbedded()) {
            return commits::committed;
        }
        CommitNotifications others = new CommitNotifications(PostgresAddress.of(settings), commits);
        others.connect();
        environment.lifecycle().manage(others);
        return () -> {
            others.committed();
            commits.committed();
        };
    }

    /** Returns whether no other process can use the database. */
    public boolean alone() {
        return settings.isEmbedded();
    }

    /**
     * A way to the tables for calls that share memory.
     *
     * @param tx the way
     * @param memory the memory that the calls share
     */
    public record CountedTx(Tx tx, MemoryBudget memory) implements Tx {

        // Its nodes, and what is said of them.
        private static final long OF_TREE = 6;

        @Override
        public <T> T write(TransactionBody<T> unit) {
            return tx.write(unit);
        }

        @Override
        public <T> T writeReserved(TransactionBody<T> unit) {
            return tx.writeReserved(unit);
        }

        @Override
        public <T> T read(TransactionBody<T> unit) {
            return tx.read(unit);
        }

        @Override
        public void take(long jsonBytes) {
            memory.take(OF_TREE * jsonBytes);
        }
    }
}
