package dev.adtools.server.quota;

import io.github.bucket4j.TimeMeter;
import java.time.Instant;
import javax.sql.DataSource;

/** Quotas of one process. */
public final class QuotaService {

    private final QuotaContext context;
    private final Counters counters;
    private final Rates rates;

    private QuotaService(QuotaContext context, Counters counters) {
        this.context = context;
        this.counters = counters;
        rates = new Rates(context.quotas(), counters, context.clock(), context.onRefusal());
    }

    /** Counts rates in memory, for the only node there is. */
    public static QuotaService ofOneNode(QuotaContext context, TimeMeter time) {
        return new QuotaService(context, new LocalCounters(time));
    }

    /**
     * Counts rates for one of many nodes.
     *
     * @param context what quotas are decided by
     * @param time what the nodes' clocks agree on
     * @param source connections to the table that they share
     * @param onAlone told of every count that could not be shared
     */
    public static QuotaService ofManyNodes(QuotaContext context, TimeMeter time, DataSource source, Runnable onAlone) {
        return new QuotaService(context, new SharedCounters(source, time, onAlone));
    }

    /** Returns the rates that decide on requests. */
    public Rates rates() {
        return rates;
    }

    /** Returns the counts of the writes of a day. */
    public DailyWrites days() {
        return context.days();
    }

    /** Returns the pipeline step that decides on calls. */
    public QuotaFilter step() {
        return new QuotaFilter(rates, context.quotas(), context.onRefusal());
    }

    /** Returns the reporter that tells callers what they have used. */
    public UsageReporter usage() {
        return new UsageReporter(context, rates);
    }

    /** Removes what no longer counts. */
    public void collect(Instant now) {
        context.tx().execute(handle -> context.days().collect(handle, now));
        counters.collect();
    }
}
