package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReportAnswer;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Amounts spent since the month began, in minor units.
 *
 * @param byCampaign the amounts of the campaigns that have any, by id
 * @param ofAccount the amount of the whole account; null when only some campaigns are looked at
 */
record AccountSpend(Map<String, Spent> byCampaign, @Nullable Spent ofAccount) {

    static AccountSpend of(BetaReportAnswer answer, LocalDate today, int minorDigits) {
        return new AccountSpend(
                Spent.byCampaign(answer.rows(), today, minorDigits),
                answer.ofAccount().isEmpty() ? null : ofAccount(answer.ofAccount(), today, minorDigits));
    }

    private static Spent ofAccount(List<BetaReport.Row> days, LocalDate today, int minorDigits) {
        return days.stream()
                .map(row -> Spent.on(
                        today.toString().equals(row.day()),
                        row.metrics().spend().movePointRight(minorDigits),
                        BetaMetric.COST.complete(row.metrics()) == null))
                .reduce(Spent.NOTHING, Spent::plus);
    }

    /** Returns the amounts of the account that none of the listed campaigns spent. */
    Spent beyond(List<BetaCampaign> campaigns) {
        if (ofAccount == null) {
            return Spent.NOTHING;
        }
        Spent listed = campaigns.stream()
                .map(campaign -> byCampaign.getOrDefault(campaign.id(), Spent.NOTHING))
                .reduce(Spent.NOTHING, Spent::plus);
        BigDecimal all = ofAccount.all().subtract(listed.all()).max(BigDecimal.ZERO);
        BigDecimal beforeToday =
                ofAccount.beforeToday().subtract(listed.beforeToday()).max(BigDecimal.ZERO);
        return new Spent(beforeToday.min(all), all, ofAccount.isPartial() || listed.isPartial());
    }
}
