package dev.adtools.tools.operations.performance;

import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.tools.report.MetricSums;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Sums over all accounts of one currency. Platforms define conversions differently, so theirs are not added up either.
 *
 * @param currency the ISO 4217 code
 * @param accounts how many accounts these are
 * @param costMicros what they cost, in micros; null when the unit of the currency is not known
 * @param impressions how often something was shown
 * @param clicks how often it was clicked
 * @param alphaConversions the conversions on alpha; null without an account there
 * @param betaConversions the conversions on beta; null without an account there
 */
public record CurrencyTotals(
        String currency,
        int accounts,
        @Nullable Long costMicros,
        @Nullable Long impressions,
        @Nullable Long clicks,
        @Nullable BigDecimal alphaConversions,
        @Nullable BigDecimal betaConversions) {

    private static final MetricSums<CrossAccountFigures> SUMS = new MetricSums<>(
            CrossAccountFigures.NONE,
            CrossAccountFigures::plus,
            List.of(
                    CrossAccountFigures.IMPRESSIONS,
                    CrossAccountFigures.CLICKS,
                    CrossAccountFigures.COST,
                    CrossAccountFigures.CONVERSIONS),
            CrossAccountRule.CROSS_ACCOUNT_SUM_1);

    /** Returns one entry per currency, or the rule violation that the numbers are too large. */
    static Outcome<List<CurrencyTotals>> of(List<AccountReport> reports) {
        Map<String, List<AccountReport>> byCurrency = reports.stream()
                .collect(Collectors.groupingBy(AccountReport::currency, TreeMap::new, Collectors.toList()));
        Outcome<List<CurrencyTotals>> totals = Outcome.completed(List.of());
        for (List<AccountReport> same : byCurrency.values()) {
            List<CrossAccountFigures> figures =
                    same.stream().map(AccountReport::sum).toList();
            totals = totals.flatMap(before -> SUMS.of(figures, "/date_range")
                    .map(sum -> Stream.concat(before.stream(), Stream.of(of(sum, same)))
                            .toList()));
        }
        return totals;
    }

    private static CurrencyTotals of(CrossAccountFigures sum, List<AccountReport> reports) {
        String currency = reports.get(0).currency();
        return new CurrencyTotals(
                currency,
                reports.size(),
                reports.stream().allMatch(report -> report.minorDigits() != null)
                        ? CrossAccountFigures.COST.micros(sum)
                        : null,
                CrossAccountFigures.IMPRESSIONS.whole(sum),
                CrossAccountFigures.CLICKS.whole(sum),
                conversions(Platform.ALPHA, reports),
                conversions(Platform.BETA, reports));
    }

    private static @Nullable BigDecimal conversions(Platform platform, List<AccountReport> reports) {
        return reports.stream()
                .filter(report -> report.id().platform() == platform)
                .map(AccountReport::sum)
                .reduce(CrossAccountFigures::plus)
                .map(CrossAccountFigures.CONVERSIONS::rounded)
                .orElse(null);
    }
}
