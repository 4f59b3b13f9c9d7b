package dev.adtools.tools.pacing;

import dev.adtools.api.AccountId;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.operations.changes.ChangeOutcome;
import dev.adtools.tools.operations.changes.ChangeQuery;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;

/**
 * Changes that this service made in an account since a day began.
 *
 * @param changes the changes, newest first
 * @param zone the account's time zone
 */
public record OwnChanges(List<RecordedChange> changes, ZoneId zone) {

    private static final int MOST = 10_000;

    /** Reads the changes since a day began. */
    public static OwnChanges read(ChangeHistory history, AccountId account, LocalDate first, ZoneId zone) {
        Instant since = first.atStartOfDay(zone).toInstant();
        ChangeQuery.By anybody = new ChangeQuery.By(null, null);
        return new OwnChanges(history.find(new ChangeQuery(Set.of(account), since, anybody, null, MOST), null), zone);
    }

    /** Returns those of one campaign that the platform did, or may have done. */
    public CampaignChanges of(String campaignId) {
        return new CampaignChanges(
                changes.stream()
                        .filter(change -> campaignId.equals(change.target().entityId()))
                        .filter(change -> change.ending().outcome() != ChangeOutcome.FAILED)
                        .toList(),
                zone);
    }
}
