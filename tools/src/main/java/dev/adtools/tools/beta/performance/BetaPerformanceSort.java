package dev.adtools.tools.beta.performance;

import dev.adtools.api.JsonName;
import dev.adtools.tools.beta.metrics.BetaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.TextOrder;
import org.jspecify.annotations.Nullable;

/** Keys by which rows are sorted; those that are equal go by what they are about. */
public enum BetaPerformanceSort {
    /** By cost. */
    @JsonName("cost")
    COST(BetaSortMeasure.COST),
    /** By impressions. */
    @JsonName("impressions")
    IMPRESSIONS(BetaSortMeasure.IMPRESSIONS),
    /** By reach. */
    @JsonName("reach")
    REACH(BetaSortMeasure.REACH),
    /** By clicks. */
    @JsonName("clicks")
    CLICKS(BetaSortMeasure.CLICKS),
    /** By clicks on links. */
    @JsonName("link_clicks")
    LINK_CLICKS(BetaSortMeasure.LINK_CLICKS),
    /** By click rate. */
    @JsonName("ctr")
    CTR(BetaSortMeasure.CTR),
    /** By the cost of a click. */
    @JsonName("cpc")
    CPC(BetaSortMeasure.CPC),
    /** By purchases. */
    @JsonName("purchases")
    PURCHASES(BetaSortMeasure.PURCHASES),
    /** By leads. */
    @JsonName("leads")
    LEADS(BetaSortMeasure.LEADS),
    /** By app installs. */
    @JsonName("app_installs")
    APP_INSTALLS(BetaSortMeasure.APP_INSTALLS),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(BetaSortMeasure.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion")
    COST_PER_CONVERSION(BetaSortMeasure.COST_PER_CONVERSION),
    /** By the value of conversions. */
    @JsonName("conversion_value")
    CONVERSION_VALUE(BetaSortMeasure.CONVERSION_VALUE),
    /** By value per cost. */
    @JsonName("roas")
    ROAS(BetaSortMeasure.ROAS),
    /** By name. */
    @JsonName("name")
    NAME(null),
    /** By day. */
    @JsonName("date")
    DATE(null);

    private final @Nullable BetaSortMeasure measure;

    BetaPerformanceSort(@Nullable BetaSortMeasure measure) {
        this.measure = measure;
    }

    boolean isByDate() {
        return this == DATE;
    }

    /** Returns where a row stands in the order by this. */
    PageKey pageKey(ComparedRow<BetaReport.Row> row) {
        if (measure != null) {
            return new PageKey(measure.sortText(row.now().metrics()), row.id());
        }
        return new PageKey(isByDate() ? row.day() : TextOrder.text(row.name()), row.id());
    }
}
