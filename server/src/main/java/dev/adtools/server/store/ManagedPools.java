package dev.adtools.server.store;

import io.dropwizard.core.setup.Environment;
import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.jdbi3.JdbiFactory;
import org.jdbi.v3.core.Jdbi;

/** The running service's pools: closed, measured and health-checked by its environment. */
public final class ManagedPools implements Pools {

    private final Environment environment;

    /** Makes the pools of an environment. */
    public ManagedPools(Environment environment) {
        this.environment = environment;
    }

    @Override
    public Jdbi open(DataSourceFactory settings, String name) {
        return new PlainJdbi().build(environment, settings, name);
    }

    /** Leaves out plugins that nothing uses and that every start would wait for. */
    private static final class PlainJdbi extends JdbiFactory {

        @Override
        protected void configure(Jdbi jdbi) {}
    }
}
