package dev.adtools.server.store;

import dev.adtools.api.MemoryBudget;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.util.function.UnaryOperator;

/**
 * The opened store, closed with the service: first the writer, then the pools, the directory's lock last.
 *
 * @param settings where it is
 * @param data the data directory
 * @param tx the way to the database
 */
public record Store(StoreSettings settings, DataDirectory data, Tx tx) {

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
        Tx tx = new JoinedTx(new CountedTx(override.apply(database.tx()), memory));
        environment.healthChecks().register("database", new StoreHealthCheck(tx, node));
        return new Store(settings, data, tx);
    }

    /** Returns whether no other process can use the database. */
    public boolean alone() {
        return settings.isEmbedded();
    }
}
