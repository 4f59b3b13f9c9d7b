package dev.adtools.server.quota;

import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.util.function.Consumer;

/**
 * Parts by which quotas are decided.
 *
 * @param quotas what callers may use
 * @param days the counts of the day
 * @param tx the tables
 * @param clock tells the time
 * @param onRefusal told the name of the limit, at every refusal
 */
public record QuotaContext(Quotas quotas, DailyWrites days, Tx tx, Clock clock, Consumer<String> onRefusal) {}
