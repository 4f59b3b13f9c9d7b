package dev.adtools.tools.pacing;

import dev.adtools.tools.platform.ReportRow;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Amount spent since the month began, in micros or minor units, which the platform may split.
 *
 * @param beforeToday on complete days
 * @param all today included
 * @param isPartial whether the platform sent no readable cost of some days, which are left out
 */
public record Spent(BigDecimal beforeToday, BigDecimal all, boolean isPartial) {

    /** Nothing. */
    public static final Spent NOTHING = new Spent(BigDecimal.ZERO, BigDecimal.ZERO, false);

    /** Returns what was spent on one day. */
    public static Spent on(boolean isToday, BigDecimal amount, boolean isPartial) {
        return new Spent(isToday ? BigDecimal.ZERO : amount, amount, isPartial);
    }

    /** Returns all that was spent; null where a part of it is not known. */
    public @Nullable BigDecimal known() {
        return isPartial ? null : all;
    }

    /** Returns the same of complete days. */
    public @Nullable BigDecimal knownBeforeToday() {
        return isPartial ? null : beforeToday;
    }

    /** Returns both together. */
    public Spent plus(Spent other) {
        return new Spent(beforeToday.add(other.beforeToday), all.add(other.all), isPartial || other.isPartial);
    }

    /**
     * Returns what each campaign spent since the month began, by its id.
     *
     * @param rows the rows of single days
     * @param today the day that it is
     * @param digits how many decimal digits a unit of the currency has in micros or minor units
     */
    public static Map<String, Spent> byCampaign(List<? extends ReportRow> rows, LocalDate today, int digits) {
        Map<String, Spent> byId = new HashMap<>();
        for (ReportRow row : rows) {
            if (row.campaign() != null) {
                BigDecimal cost = row.metrics().cost().movePointRight(digits);
                boolean isUnknown = row.metrics().gaps().unknown().contains("cost_micros");
                byId.merge(row.campaign().id(), on(today.toString().equals(row.day()), cost, isUnknown), Spent::plus);
            }
        }
        return byId;
    }
}
