package dev.adtools.tools.beta.metrics;

import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The columns of numbers in compact rows. Amounts are micros, half up. */
public final class BetaMetricColumns {

    private BetaMetricColumns() {}

    /** Returns the columns of what was counted, without ratios; their names begin with a prefix. */
    public static Columns<BetaMetrics> counts(String prefix, String currency) {
        return Columns.<BetaMetrics>none()
                .with(prefix + "impressions", counts -> Cells.number(BetaMetric.IMPRESSIONS.whole(counts)))
                .with(prefix + "reach", counts -> Cells.number(BetaMetric.REACH.whole(counts)))
                .with(prefix + "clicks", counts -> Cells.number(BetaMetric.CLICKS.whole(counts)))
                .with(prefix + "link_clicks", counts -> Cells.number(BetaMetric.LINK_CLICKS.whole(counts)))
                .with(prefix + "cost_micros", counts -> micros(BetaMetric.COST.of(counts), currency))
                .with(prefix + "purchases", counts -> Cells.number(BetaMetric.PURCHASES.rounded(counts)))
                .with(prefix + "leads", counts -> Cells.number(BetaMetric.LEADS.rounded(counts)))
                .with(prefix + "app_installs", counts -> Cells.number(BetaMetric.APP_INSTALLS.rounded(counts)))
                .with(prefix + "conversions", counts -> Cells.number(BetaMetric.CONVERSIONS.rounded(counts)))
                .with(
                        prefix + "conversion_value_micros",
                        counts -> micros(BetaMetric.CONVERSION_VALUE.of(counts), currency));
    }

    /** Returns the columns of the ratios. */
    public static Columns<BetaMetrics> ratios(String currency) {
        return Columns.<BetaMetrics>none()
                .with("frequency", counts -> Cells.number(BetaMetric.FREQUENCY.of(counts)))
                .with("ctr", counts -> Cells.number(BetaMetric.CTR.of(counts)))
                .with("cpc_micros", counts -> micros(BetaMetric.CPC.of(counts), currency))
                .with(
                        "cost_per_conversion_micros",
                        counts -> micros(BetaMetric.COST_PER_CONVERSION.of(counts), currency))
                .with("roas", counts -> Cells.number(BetaMetric.ROAS.of(counts)));
    }

    private static JsonValue micros(@Nullable BigDecimal units, String currency) {
        return Cells.number(BetaMoney.ofUnits(units, currency));
    }
}
