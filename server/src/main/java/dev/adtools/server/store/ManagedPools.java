package dev.adtools.server.store;

import io.dropwizard.core.setup.Environment;
import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.jdbi3.JdbiFactory;
import org.jdbi.v3.core.Jdbi;

/** The running service's pools: closed and measured by its environment. */
public final class ManagedPools implements Pools {

    private final Environment environment;

    /** Makes the pools of an environment. */
    public ManagedPools(Environment environment) {
        this.environment = environment;
    }

    @Override
    public Jdbi open(DataSourceFactory settings, String name) {
        Jdbi jdbi = new PlainJdbi().build(environment, settings, name);
        // The database is asked by one check, with a time-out below the pool's.
        environment.healthChecks().unregister(name);
        return jdbi;
    }

    /** Leaves out plugins that nothing uses and that every start would wait for. */
    private static final class PlainJdbi extends JdbiFactory {

        @Override
        protected void configure(Jdbi jdbi) {}
    }
}
