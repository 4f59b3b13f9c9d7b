package dev.adtools.server.store;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.store.Pools.ManagedPools;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;

/**
 * The opened store, closed with the service: first the writer, then the pools, the directory's lock last.
 *
 * @param settings where it is
 * @param data the data directory
 * @param tx the way to the database
 * @param commits the signal of commits, of all nodes that share the database
 */
public record Store(StoreSettings settings, DataDirectory data, Tx tx, CommitSignal commits) {

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
        Database database = Database.open(settings, data, new ManagedPools(environment));
        environment.lifecycle().manage(new AutoCloseableManager(database));
        database.writer().ifPresent(writer -> environment.healthChecks().register("database-writer", writer));
        CommitSignal commits = new CommitSignal();
        Tx tx = new JoinedTx(
                new CountedTx(override.apply(database.tx()), memory), committed(settings, environment, commits));
        environment.healthChecks().register("database", new StoreHealthCheck(tx, node));
        return new Store(settings, data, tx, commits);
    }

    // Nodes that share a database notify each other.
    private static Runnable committed(StoreSettings settings, Environment environment, CommitSignal commits) {
        if (settings.isEmbedded()) {
            return commits::committed;
        }
        CommitNotifications others = new CommitNotifications(PostgresAddress.of(settings), commits);
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
        public <T> T read(TransactionBody<T> unit) {
            return tx.read(unit);
        }

        @Override
        public void take(long jsonBytes) {
            memory.take(OF_TREE * jsonBytes);
        }
    }

    /** A way to the tables on which several units can be one; each commit is signaled. */
    private static final class JoinedTx implements Tx {

        private final Tx tx;
        private final Runnable committed;
        private final ThreadLocal<Optional<Handle>> open = ThreadLocal.withInitial(Optional::empty);

        JoinedTx(Tx tx, Runnable committed) {
            this.tx = tx;
            this.committed = committed;
        }

        private <T> T commit(TransactionBody<T> unit) {
            T result = tx.write(unit);
            committed.run();
            return result;
        }

        @Override
        public <T> T together(TransactionBody<T> unit) {
            return commit(handle -> {
                open.set(Optional.of(handle));
                try {
                    return unit.run(handle);
                } finally {
                    open.remove();
                }
            });
        }

        @Override
        public <T> T write(TransactionBody<T> unit) {
            Optional<Handle> joined = open.get();
            return joined.isPresent() ? unit.run(joined.get()) : commit(unit);
        }

        @Override
        public <T> T read(TransactionBody<T> unit) {
            Optional<Handle> joined = open.get();
            return joined.isPresent() ? unit.run(joined.get()) : tx.read(unit);
        }

        @Override
        public void take(long jsonBytes) {
            tx.take(jsonBytes);
        }
    }
}
