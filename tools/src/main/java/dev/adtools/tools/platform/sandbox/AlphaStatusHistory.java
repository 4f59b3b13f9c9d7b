package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Hours in which a campaign was on. One in which it was switched counts as what it was at its end, so numbers that were
 * told before a switch stay as they are.
 *
 * @param changes when it was switched, in order
 */
record AlphaStatusHistory(List<Change> changes) {

    // Not a field of the platform's: no request can select it.
    private static final String MEMBER = "sandboxSwitches";
    private static final String AT = "at";
    private static final String STATUS = "status";
    private static final String ON = "ENABLED";

    /**
     * One switch.
     *
     * @param day the day in the account's time zone
     * @param hour the hour of it
     * @param on whether it was switched on
     */
    record Change(LocalDate day, int hour, boolean on) {

        boolean isBefore(LocalDate otherDay, int end) {
            return day.isBefore(otherDay) || (day.equals(otherDay) && hour < end);
        }
    }

    static AlphaStatusHistory of(JsonNode campaign, String timezone) {
        List<Change> changes = new ArrayList<>();
        for (JsonNode one : campaign.path(MEMBER)) {
            ZonedDateTime at = Instant.ofEpochSecond(one.path(AT).asLong()).atZone(ZoneId.of(timezone));
            changes.add(new Change(
                    at.toLocalDate(), at.getHour(), one.path(STATUS).asText().equals(ON)));
        }
        return new AlphaStatusHistory(List.copyOf(changes));
    }

    /** Switches a campaign, and remembers when. */
    static void set(ObjectNode campaign, String status, Instant now) {
        campaign.withArray(MEMBER).addObject().put(AT, now.getEpochSecond()).put(STATUS, status);
        campaign.put(STATUS, status);
    }

    boolean isEmpty() {
        return changes.isEmpty();
    }

    /** Returns whether it was on all day long, as far as switches tell. */
    boolean isWhole(LocalDate day) {
        return changes.stream().noneMatch(change -> change.day().equals(day)) && isOn(day, 0);
    }

    /** Returns whether it was on at the end of an hour; every switch turns round what was before. */
    boolean isOn(LocalDate day, int hour) {
        boolean isOn = changes.isEmpty() || !changes.get(0).on();
        for (Change change : changes) {
            if (change.isBefore(day, hour + 1)) {
                isOn = change.on();
            }
        }
        return isOn;
    }

    /** Returns what happened in the first hours of a day, in those of them in which it was on. */
    AlphaTally sum(LocalDate day, int hours, IntFunction<AlphaTally> part) {
        AlphaTally sum = AlphaTally.NONE;
        for (int hour = 0; hour < hours; hour++) {
            if (isOn(day, hour)) {
                sum = sum.plus(part.apply(hour));
            }
        }
        return sum;
    }
}
