package dev.adtools.server.store;

import io.dropwizard.db.DataSourceFactory;
import org.jdbi.v3.core.Jdbi;

/** Opens pools of connections and answers for closing them. */
public interface Pools {

    /** Opens a pool and returns Jdbi on it. */
    Jdbi open(DataSourceFactory settings, String name);
}
