package dev.adtools.tools.pacing;

import dev.adtools.tools.platform.ReportRow;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Amount spent since the month began, in micros or minor units, which the platform may split.
 *
 * @param beforeToday on complete days
 * @param all today included
 */
public record Spent(BigDecimal beforeToday, BigDecimal all) {

    /** Nothing. */
    public static final Spent NOTHING = new Spent(BigDecimal.ZERO, BigDecimal.ZERO);

    /** Returns what was spent on one day. */
    public static Spent on(boolean isToday, BigDecimal amount) {
        return new Spent(isToday ? BigDecimal.ZERO : amount, amount);
    }

    /** Returns both together. */
    public Spent plus(Spent other) {
        return new Spent(beforeToday.add(other.beforeToday), all.add(other.all));
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
                byId.merge(row.campaign().id(), on(today.toString().equals(row.day()), cost), Spent::plus);
            }
        }
        return byId;
    }
}
