package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The columns of numbers in compact rows. Amounts are minor units, half up. */
public final class BetaMetricColumns {

    private BetaMetricColumns() {}

    /** Returns the columns of what was counted, without ratios; their names begin with a prefix. */
    public static Columns<BetaMetrics> counts(String prefix, String currency) {
        return Columns.<BetaMetrics>none()
                .with(prefix + "impressions", counts -> Cells.number(counts.impressions()))
                .with(prefix + "reach", counts -> Cells.number(BetaMetric.knownReach(counts)))
                .with(prefix + "clicks", counts -> Cells.number(counts.clicks()))
                .with(prefix + "link_clicks", counts -> Cells.number(counts.linkClicks()))
                .with(prefix + "cost_minor", counts -> Cells.number(minor(counts.spend(), currency)))
                .with(prefix + "purchases", counts -> Cells.number(Ratios.rounded(counts.purchases())))
                .with(prefix + "leads", counts -> Cells.number(Ratios.rounded(counts.leads())))
                .with(prefix + "app_installs", counts -> Cells.number(Ratios.rounded(counts.appInstalls())))
                .with(prefix + "conversions", counts -> Cells.number(Ratios.rounded(counts.conversions())))
                .with(
                        prefix + "conversion_value_minor",
                        counts -> Cells.number(minor(counts.conversionValue(), currency)));
    }

    /** Returns the columns of the ratios. */
    public static Columns<BetaMetrics> ratios(String currency) {
        return Columns.<BetaMetrics>none()
                .with("frequency", counts -> Cells.number(BetaMetric.FREQUENCY.of(counts)))
                .with("ctr", counts -> Cells.number(BetaMetric.CTR.of(counts)))
                .with("cpc_minor", counts -> Cells.number(minor(BetaMetric.CPC.of(counts), currency)))
                .with(
                        "cost_per_conversion_minor",
                        counts -> Cells.number(minor(BetaMetric.COST_PER_CONVERSION.of(counts), currency)))
                .with("roas", counts -> Cells.number(BetaMetric.ROAS.of(counts)));
    }

    private static @Nullable Long minor(@Nullable BigDecimal units, String currency) {
        return BetaMoney.minor(units, currency);
    }
}
