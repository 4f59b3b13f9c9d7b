package dev.adtools.server.quota;

import io.github.bucket4j.TimeMeter;
import java.time.Instant;
import javax.sql.DataSource;

/** Quotas of one process. */
public final class QuotaService {

    private final QuotaContext terms;
    private final Counters counters;
    private final Rates rates;

    private QuotaService(QuotaContext terms, Counters counters) {
        this.terms = terms;
        this.counters = counters;
        rates = new Rates(terms.quotas(), counters, terms.clock(), terms.onRefusal());
    }

    /** Counts rates in memory, for the only node there is. */
    public static QuotaService ofOneNode(QuotaContext terms, TimeMeter time) {
        return new QuotaService(terms, new LocalCounters(time));
    }

    /**
     * Counts rates for one of many nodes.
     *
     * @param terms what quotas are decided by
     * @param time what the nodes' clocks agree on
     * @param source connections to the table that they share
     * @param onAlone told of every count that could not be shared
     */
    public static QuotaService ofManyNodes(QuotaContext terms, TimeMeter time, DataSource source, Runnable onAlone) {
        return new QuotaService(terms, new SharedCounters(source, time, onAlone));
    }

    /** Returns the rates that decide on requests. */
    public Rates rates() {
        return rates;
    }

    /** Returns the counts of the writes of a day. */
    public DailyWrites days() {
        return terms.days();
    }

    /** Returns the pipeline step that decides on calls. */
    public QuotaStep step() {
        return new QuotaStep(rates, terms.quotas(), terms.onRefusal());
    }

    /** Returns the reporter that tells callers what they have used. */
    public UsageReporter usage() {
        return new UsageReporter(terms, rates);
    }

    /** Removes what no longer counts. */
    public void collect(Instant now) {
        terms.tx().execute(handle -> terms.days().collect(handle, now));
        counters.collect();
    }
}
