package dev.adtools.server;

import dev.adtools.server.metrics.QuotaMetrics;
import dev.adtools.server.quota.Allotment;
import dev.adtools.server.quota.DailyWrites;
import dev.adtools.server.quota.Terms;
import dev.adtools.server.store.RateTable;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.db.ManagedDataSource;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;

/** Begins the counting of what callers use: in memory on SQLite, shared by all nodes on PostgreSQL. */
final class Allotting {

    private static final Duration BETWEEN_COLLECTIONS = Duration.ofMinutes(10);

    private Allotting() {}

    static Allotment start(
            Ground ground, AdtoolsConfiguration configuration, DailyWrites days, QuotaMetrics metrics, Mounts mounts) {
        StoreSettings settings = configuration.store();
        Terms terms = new Terms(configuration.quotas(), days, ground.tx(), ground.clock(), metrics::refused);
        TimeMeter time =
                mounts.time(settings.isEmbedded() ? TimeMeter.SYSTEM_NANOTIME : new ClockMeter(ground.clock()));
        Allotment allotment = settings.isEmbedded()
                ? Allotment.ofOneNode(terms, time)
                : Allotment.ofManyNodes(terms, time, shared(ground, settings), metrics::unshared);
        ground.collectEvery("quotas-collect", BETWEEN_COLLECTIONS, allotment::collect);
        return allotment;
    }

    private static ManagedDataSource shared(Ground ground, StoreSettings settings) {
        ManagedDataSource source = RateTable.open(settings, ground.environment().metrics());
        ground.environment().lifecycle().manage(source);
        return source;
    }
}
