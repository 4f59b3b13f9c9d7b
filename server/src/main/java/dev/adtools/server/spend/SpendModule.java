package dev.adtools.server.spend;

import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * The guards of money, wired.
 *
 * @param halts the kill switch
 * @param guard the caps
 * @param left tells how much is left under a cap
 * @param reports tells what was spent
 */
public record SpendModule(Halts halts, SpendGuard guard, CapsLeftReader left, SpendReports reports) {

    private static final Duration BETWEEN_COLLECTIONS = Duration.ofHours(6);

    // An account's zone may be this far behind the clock's.
    private static final int DAYS_BEHIND = 1;

    /** Starts to hold money under caps; the sums of a day are kept for so long. */
    public static SpendModule start(
            ServiceContext service, Caps caps, PlatformEnvironments environments, Duration kept) {
        CapsLeftReader left = new CapsLeftReader(caps, service.clock());
        service.collectEvery("spend-collect", BETWEEN_COLLECTIONS, retention(service.tx(), kept)::collect);
        return new SpendModule(
                new Halts(service.tx(), service.clock()),
                new SpendGuard(caps, service.clock()),
                left,
                new SpendReports(service.tx(), caps, left, environments));
    }

    /** Returns the job that removes days longer ago than that; one of which something is still held is kept whole. */
    static RetentionJob retention(Tx tx, Duration kept) {
        return new RetentionJob(
                tx, "days of accounts", (handle, now) -> SpendLedger.removeOneBefore(handle, lastDay(now.minus(kept))));
    }

    private static LocalDate lastDay(Instant before) {
        return LocalDate.ofInstant(before, ZoneOffset.UTC).minusDays(DAYS_BEHIND);
    }
}
