package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.platform.BetaReport;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What was spent since the month began, in minor units, which the platform may split.
 *
 * @param beforeToday on complete days
 * @param all today included
 */
record Spent(BigDecimal beforeToday, BigDecimal all) {

    static final Spent NOTHING = new Spent(BigDecimal.ZERO, BigDecimal.ZERO);

    /** Returns what each campaign spent, by id. */
    static Map<String, Spent> byCampaign(List<BetaReport.Row> rows, LocalDate today, int minorDigits) {
        Map<String, Spent> byId = new HashMap<>();
        for (BetaReport.Row row : rows) {
            if (row.campaign() != null) {
                BigDecimal minor = row.metrics().spend().movePointRight(minorDigits);
                boolean isToday = today.toString().equals(row.day());
                Spent spent = new Spent(isToday ? BigDecimal.ZERO : minor, minor);
                byId.merge(row.campaign().id(), spent, Spent::plus);
            }
        }
        return byId;
    }

    Spent plus(Spent other) {
        return new Spent(beforeToday.add(other.beforeToday), all.add(other.all));
    }
}
