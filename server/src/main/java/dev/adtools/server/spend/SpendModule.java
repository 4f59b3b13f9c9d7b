package dev.adtools.server.spend;

import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.spend.SpendCaps;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The guards of money, wired.
 *
 * @param halts the kill switch
 * @param guard the caps
 * @param left tells how much is left under a cap
 * @param reports tells what was spent
 * @param changes changes caps
 * @param caps tells tools of the caps
 */
public record SpendModule(
        Halts halts, SpendGuard guard, CapsLeftReader left, SpendReports reports, CapChanges changes, SpendCaps caps) {

    private static final Logger LOG = LoggerFactory.getLogger(SpendModule.class);

    private static final Duration BETWEEN_COLLECTIONS = Duration.ofHours(6);

    // An account's zone may be this far behind the clock's.
    private static final int DAYS_BEHIND = 1;

    /**
     * Starts to hold money under caps.
     *
     * @param currencies looks up the currencies of accounts for new caps
     * @param kept how long the sums of a day are kept
     */
    public static SpendModule start(
            ServiceContext service,
            Caps caps,
            PlatformEnvironments environments,
            CapDecisions.ApprovalTerms terms,
            CapChanges.CurrencyLookup currencies,
            HaltSources sources,
            Duration kept) {
        Tx tx = service.tx();
        caps.reload(tx);
        List<String> changed = tx.read(handle ->
                caps.changed(handle, platform -> environments.of(platform).source()));
        if (!changed.isEmpty()) {
            LOG.info("caps changed over the API override spend.caps of config.yml: {}", changed);
        }
        CapsLeftReader left = new CapsLeftReader(caps, service.clock());
        service.collectEvery("spend-collect", BETWEEN_COLLECTIONS, retention(tx, kept)::collect);
        service.collectEvery("cap-changes-collect", BETWEEN_COLLECTIONS, retentionOfChanges(tx, kept)::collect);
        return new SpendModule(
                new Halts(tx, sources.releases(), new AccountCheck(tx, caps, environments, sources)),
                new SpendGuard(caps, service.clock()),
                left,
                new SpendReports(tx, caps, left, environments),
                new CapChanges(tx, service.ids(), service.clock(), caps, environments, terms, currencies),
                account -> tx.read(handle -> caps.spendCap(
                        handle, environments.of(account.platform()).source(), account)));
    }

    private static RetentionJob retentionOfChanges(Tx tx, Duration kept) {
        return new RetentionJob(
                tx, "changes of caps", (handle, now) -> CapChangeStore.removeOneEndedBefore(handle, now.minus(kept)));
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
