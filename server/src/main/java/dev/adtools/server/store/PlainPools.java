package dev.adtools.server.store;

import com.codahale.metrics.MetricRegistry;
import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.db.ManagedDataSource;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** The pools of a command that runs without the service. */
public final class PlainPools implements Pools, AutoCloseable {

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
