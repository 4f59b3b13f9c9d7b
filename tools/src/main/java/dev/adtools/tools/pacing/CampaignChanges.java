package dev.adtools.tools.pacing;

import dev.adtools.api.Change;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.operations.changes.ChangeOutcome;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/**
 * Changes that this service made in a campaign since a day began.
 *
 * @param changes the changes, newest first
 * @param zone the account's time zone
 */
public record CampaignChanges(List<RecordedChange> changes, ZoneId zone) {

    /**
     * Returns what a field was at the end of a day: that counts for the day.
     *
     * @param field the field, as changes name it
     * @param now its value now
     * @param day the day
     */
    public JsonValue at(String field, JsonValue now, LocalDate day) {
        Instant end = day.plusDays(1).atStartOfDay(zone).toInstant();
        JsonValue value = now;
        for (RecordedChange change : changes) {
            if (change.at().isBefore(end)) {
                return value;
            }
            value = change.diff().stream()
                    .filter(one -> one.field().equals(field))
                    .findFirst()
                    .map(Change::before)
                    .orElse(value);
        }
        return value;
    }

    /** Returns how well it is known what a field was; its value now must be what the last change made it, and so on back. */
    public BudgetHistory history(List<Field> fields) {
        if (changes.isEmpty()) {
            return BudgetHistory.ASSUMED;
        }
        boolean isKnown = changes.stream().allMatch(change -> change.ending().outcome() == ChangeOutcome.APPLIED)
                && fields.stream().allMatch(this::fits);
        return isKnown ? BudgetHistory.RECORDED : BudgetHistory.CONTRADICTED;
    }

    /**
     * A field that a budget or delivery depends on.
     *
     * @param name its name, as changes have it
     * @param now its value now
     */
    public record Field(String name, JsonValue now) {}

    private boolean fits(Field field) {
        JsonValue value = field.now();
        for (RecordedChange change : changes) {
            for (Change one : change.diff()) {
                if (one.field().equals(field.name())) {
                    if (!one.after().equals(value)) {
                        return false;
                    }
                    value = one.before();
                }
            }
        }
        return true;
    }
}
