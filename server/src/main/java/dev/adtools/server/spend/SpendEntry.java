package dev.adtools.server.spend;

import dev.adtools.server.spend.SpendLedger.SpendDay;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Effect of one write on the daily spend of an object, as an account's day counts it.
 *
 * @param operationId the operation; a dash while it is only looked ahead
 * @param day the account's day
 * @param asked the write
 * @param elapsedMillis the time since the call was received, by the clock that received it
 */
record SpendEntry(String operationId, SpendDay day, SpendRequest asked, long elapsedMillis) {

    private static final String NONE = "-";

    static SpendEntry of(SpendRequest asked, Cap cap, Clock clock) {
        return new SpendEntry(
                Objects.requireNonNullElse(asked.operationId(), NONE),
                SpendDay.of(asked.world(), cap, cap.today(clock)),
                asked,
                Math.max(
                        0, Duration.between(asked.receivedAt(), clock.instant()).toMillis()));
    }

    SpendEntry on(SpendDay other) {
        return new SpendEntry(operationId, other, asked, elapsedMillis);
    }

    /** Returns the values of the statements on it. */
    Map<String, Object> values() {
        Map<String, Object> values = new HashMap<>(day.values());
        values.put("id", operationId);
        // An object that is made has no id yet, and is not changed by any other write.
        values.put("entity", Objects.requireNonNullElse(asked.entity(), operationId));
        values.put("principal", asked.principal());
        values.put("delta", asked.change());
        values.put("dailyAfter", asked.dailyAfter());
        values.put("creates", asked.creations());
        values.put("received", asked.receivedAt().toEpochMilli());
        values.put("elapsed", elapsedMillis);
        return values;
    }
}
