package dev.adtools.server;

import dev.adtools.server.metrics.QuotaMetrics;
import dev.adtools.server.quota.DailyWrites;
import dev.adtools.server.quota.QuotaService;
import dev.adtools.server.quota.Terms;
import dev.adtools.server.store.RateTable;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.db.ManagedDataSource;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;

/** Wires the quotas: counted in memory on SQLite, shared by all nodes on PostgreSQL. */
final class QuotaModule {

    private static final Duration BETWEEN_COLLECTIONS = Duration.ofMinutes(10);

    private QuotaModule() {}

    static QuotaService start(
            ServiceContext service,
            AdtoolsConfiguration configuration,
            DailyWrites days,
            QuotaMetrics metrics,
            ServiceOverrides overrides) {
        StoreSettings settings = configuration.store();
        Terms terms = new Terms(configuration.quotas(), days, service.tx(), service.clock(), metrics::refused);
        TimeMeter time =
                overrides.time(settings.isEmbedded() ? TimeMeter.SYSTEM_NANOTIME : new ClockTimeMeter(service.clock()));
        QuotaService quotaService = settings.isEmbedded()
                ? QuotaService.ofOneNode(terms, time)
                : QuotaService.ofManyNodes(terms, time, shared(service, settings), metrics::unshared);
        service.collectEvery("quotas-collect", BETWEEN_COLLECTIONS, quotaService::collect);
        return quotaService;
    }

    private static ManagedDataSource shared(ServiceContext service, StoreSettings settings) {
        ManagedDataSource source =
                RateTable.open(settings, service.environment().metrics());
        service.environment().lifecycle().manage(source);
        return source;
    }
}
