package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.platform.BetaReport;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Adds up what each campaign spent since the month began, in minor units. */
final class BetaSpentByCampaign {

    private BetaSpentByCampaign() {}

    /** Returns it by id. */
    static Map<String, Spent> of(List<BetaReport.Row> rows, LocalDate today, int minorDigits) {
        Map<String, Spent> byId = new HashMap<>();
        for (BetaReport.Row row : rows) {
            if (row.campaign() != null) {
                BigDecimal minor = row.metrics().spend().movePointRight(minorDigits);
                Spent spent = Spent.on(today.toString().equals(row.day()), minor);
                byId.merge(row.campaign().id(), spent, Spent::plus);
            }
        }
        return byId;
    }
}
