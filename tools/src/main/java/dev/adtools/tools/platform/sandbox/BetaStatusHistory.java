package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Times at which a campaign was switched on and off. What it did before the first switch follows from how it was
 * planted, so numbers that were told before a switch stay as they are.
 *
 * @param changes when it was switched, in order
 */
record BetaStatusHistory(List<Change> changes) {

    /** A whole day. */
    static final long DAY = 10_000;

    // No fields of the platform's: no request can select them.
    private static final String MEMBER = "sandbox_switches";
    private static final String PLANTED = "sandbox_planted";

    private static final String STATUS = "status";
    private static final String EFFECTIVE = "effective_status";
    private static final String ON = "ACTIVE";

    /**
     * One switch.
     *
     * @param at when, in the account's time zone
     * @param on whether it was switched on
     */
    record Change(ZonedDateTime at, boolean on) {

        LocalDate day() {
            return at.toLocalDate();
        }

        /** Returns how much of its day was over, in ten-thousandths. */
        long elapsed() {
            return BetaStatusHistory.elapsed(at);
        }
    }

    static BetaStatusHistory of(JsonNode campaign, ZoneId zone) {
        List<Change> changes = new ArrayList<>();
        for (JsonNode one : campaign.path(MEMBER)) {
            changes.add(new Change(
                    Instant.ofEpochSecond(one.path("at").asLong()).atZone(zone),
                    one.path(STATUS).asText().equals(ON)));
        }
        return new BetaStatusHistory(List.copyOf(changes));
    }

    /** Returns how much of a day is over, in ten-thousandths. */
    static long elapsed(ZonedDateTime now) {
        return (long) now.toLocalTime().toSecondOfDay() * DAY / LocalTime.MAX.toSecondOfDay();
    }

    /** Switches a campaign, and remembers when; nothing where it is so already. */
    static void set(ObjectNode campaign, String status, Instant now) {
        if (campaign.path(STATUS).asText().equals(status)) {
            return;
        }
        if (!campaign.has(PLANTED)) {
            campaign.putObject(PLANTED)
                    .put(STATUS, campaign.path(STATUS).asText())
                    .put(EFFECTIVE, campaign.path(EFFECTIVE).asText());
        }
        campaign.withArray(MEMBER).addObject().put("at", now.getEpochSecond()).put(STATUS, status);
        campaign.put(STATUS, status)
                .put("configured_status", status)
                .put(EFFECTIVE, status.equals(ON) ? whenOn(campaign) : status);
    }

    // What kept it from delivering before does so again.
    private static String whenOn(ObjectNode campaign) {
        JsonNode planted = campaign.path(PLANTED);
        return planted.path(STATUS).asText().equals(ON)
                ? planted.path(EFFECTIVE).asText()
                : ON;
    }

    /** Returns a campaign with the statuses that it was planted with. */
    static JsonNode planted(JsonNode campaign) {
        ObjectNode planted = campaign.deepCopy();
        if (campaign.path(PLANTED) instanceof ObjectNode before) {
            planted.setAll(before);
        }
        return planted;
    }

    boolean isEmpty() {
        return changes.isEmpty();
    }

    /** Returns the last switch; nothing when there was none. */
    Optional<Change> last() {
        return isEmpty() ? Optional.empty() : Optional.of(changes.get(changes.size() - 1));
    }

    /** Returns whether a day lies before the first switch's. */
    boolean startsAfter(LocalDate day) {
        return isEmpty() || day.isBefore(changes.get(0).day());
    }

    /**
     * Returns for how long it was on in the first part of a day, in ten-thousandths of the day.
     *
     * @param day a day on which it was switched, or a later one
     * @param elapsed how much of the day is looked at
     * @param planted whether it delivered on the day before it was ever switched
     */
    long on(LocalDate day, long elapsed, boolean planted) {
        boolean isOn = planted;
        long since = 0;
        long sum = 0;
        for (Change change : changes) {
            if (change.day().isBefore(day)) {
                isOn = change.on();
            } else if (change.day().equals(day)) {
                long until = Math.min(elapsed, change.elapsed());
                sum += isOn ? until - since : 0;
                isOn = change.on();
                since = until;
            }
        }
        return sum + (isOn ? elapsed - since : 0);
    }
}
