package dev.adtools.server;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.store.CountedTx;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Database;
import dev.adtools.server.store.JoinedTx;
import dev.adtools.server.store.ManagedPools;
import dev.adtools.server.store.StoreSettings;
import dev.adtools.server.store.Tx;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;

/**
 * The opened store, closed with the service: first the writer, then the pools, the directory's lock last.
 *
 * @param data the data directory
 * @param tx the way to the database
 * @param alone whether no other process can use the database
 */
record Store(DataDirectory data, Tx tx, boolean alone) {

    static Store open(
            StoreSettings settings,
            Environment environment,
            ServiceOverrides overrides,
            MemoryBudget memory,
            String node) {
        DataDirectory data = DataDirectory.claim(settings.dataDirectory());
        environment.lifecycle().manage(new AutoCloseableManager(data));
        Database database = Database.open(settings, data, new ManagedPools(environment));
        environment.lifecycle().manage(new AutoCloseableManager(database));
        database.writer().ifPresent(writer -> environment.healthChecks().register("database-writer", writer));
        Tx tx = new JoinedTx(new CountedTx(overrides.tx(database.tx()), memory));
        environment.healthChecks().register("database", new StoreHealthCheck(tx, node));
        return new Store(data, tx, settings.isEmbedded());
    }
}
