package dev.adtools.server.store;

import com.codahale.metrics.MetricRegistry;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.db.ManagedDataSource;
import io.dropwizard.jdbi3.JdbiFactory;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Opens pools of connections and answers for closing them. */
public interface Pools {

    /** Opens a pool and returns Jdbi on it. */
    Jdbi open(DataSourceFactory settings, String name);

    /** The running service's pools: closed and measured by its environment. */
    final class ManagedPools implements Pools {

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

    /** The pools of a command that runs without the service. */
    final class PlainPools implements Pools, AutoCloseable {

        private final List<ManagedDataSource> sources = new ArrayList<>();

        @Override
        public Jdbi open(DataSourceFactory settings, String name) {
            ManagedDataSource source = settings.build(new MetricRegistry(), name);
            sources.add(source);
            return Jdbi.create(source);
        }

        @Override
        public void close() {
            for (ManagedDataSource source : sources) {
                try {
                    source.stop();
                } catch (Exception e) {
                    throw new IllegalStateException("a pool cannot be closed", e);
                }
            }
        }
    }
}
