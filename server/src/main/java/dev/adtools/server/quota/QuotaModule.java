package dev.adtools.server.quota;

import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.RateTable;
import io.dropwizard.db.ManagedDataSource;
import io.github.bucket4j.TimeMeter;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Wires the quotas: counted in memory on SQLite, shared by all nodes on PostgreSQL. */
public final class QuotaModule {

    private static final Duration BETWEEN_COLLECTIONS = Duration.ofMinutes(10);

    private QuotaModule() {}

    /**
     * Starts to count.
     *
     * @param service what the quotas are counted for
     * @param quotas what callers may use
     * @param onRefusal told the name of the limit, at every refusal
     * @param onAlone told of every count that could not be shared
     * @param override returns the clock of rate limits, given the product's own
     */
    public static QuotaService start(
            ServiceContext service,
            Quotas quotas,
            Consumer<String> onRefusal,
            Runnable onAlone,
            UnaryOperator<TimeMeter> override) {
        DailyWrites days = new DailyWrites(quotas, service.clock());
        QuotaContext context = new QuotaContext(quotas, days, service.tx(), service.clock(), onRefusal);
        QuotaService quotaService = service.store().alone()
                ? QuotaService.ofOneNode(context, override.apply(TimeMeter.SYSTEM_NANOTIME))
                : QuotaService.ofManyNodes(
                        context, override.apply(new SharedTime(service.clock())), shared(service), onAlone);
        service.collectEvery("quotas-collect", BETWEEN_COLLECTIONS, quotaService::collect);
        return quotaService;
    }

    private static ManagedDataSource shared(ServiceContext service) {
        ManagedDataSource source =
                RateTable.open(service.store().settings(), service.environment().metrics());
        service.environment().lifecycle().manage(source);
        return source;
    }

    /** Time meter of rate limits that nodes share, on the clock that they share. */
    private record SharedTime(Clock clock) implements TimeMeter {

        @Override
        public long currentTimeNanos() {
            return TimeUnit.MILLISECONDS.toNanos(clock.millis());
        }

        @Override
        public boolean isWallClockBased() {
            return true;
        }
    }
}
