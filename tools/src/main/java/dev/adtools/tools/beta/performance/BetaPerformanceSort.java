package dev.adtools.tools.beta.performance;

import dev.adtools.api.JsonName;
import dev.adtools.tools.beta.metrics.BetaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.TextOrder;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Order of rows; a minus is descending, and rows that are equal in it go by what they are about. */
public enum BetaPerformanceSort {
    /** By cost. */
    @JsonName("cost")
    COST(false, BetaSortMeasure.COST),
    /** By cost, the highest first. */
    @JsonName("-cost")
    COST_DESCENDING(true, BetaSortMeasure.COST),
    /** By impressions. */
    @JsonName("impressions")
    IMPRESSIONS(false, BetaSortMeasure.IMPRESSIONS),
    /** By impressions, the most first. */
    @JsonName("-impressions")
    IMPRESSIONS_DESCENDING(true, BetaSortMeasure.IMPRESSIONS),
    /** By reach. */
    @JsonName("reach")
    REACH(false, BetaSortMeasure.REACH),
    /** By reach, the most people first. */
    @JsonName("-reach")
    REACH_DESCENDING(true, BetaSortMeasure.REACH),
    /** By clicks. */
    @JsonName("clicks")
    CLICKS(false, BetaSortMeasure.CLICKS),
    /** By clicks, the most first. */
    @JsonName("-clicks")
    CLICKS_DESCENDING(true, BetaSortMeasure.CLICKS),
    /** By clicks on links. */
    @JsonName("link_clicks")
    LINK_CLICKS(false, BetaSortMeasure.LINK_CLICKS),
    /** By clicks on links, the most first. */
    @JsonName("-link_clicks")
    LINK_CLICKS_DESCENDING(true, BetaSortMeasure.LINK_CLICKS),
    /** By click rate. */
    @JsonName("ctr")
    CTR(false, BetaSortMeasure.CTR),
    /** By click rate, the highest first. */
    @JsonName("-ctr")
    CTR_DESCENDING(true, BetaSortMeasure.CTR),
    /** By the cost of a click. */
    @JsonName("cpc")
    CPC(false, BetaSortMeasure.CPC),
    /** By the cost of a click, the highest first. */
    @JsonName("-cpc")
    CPC_DESCENDING(true, BetaSortMeasure.CPC),
    /** By purchases. */
    @JsonName("purchases")
    PURCHASES(false, BetaSortMeasure.PURCHASES),
    /** By purchases, the most first. */
    @JsonName("-purchases")
    PURCHASES_DESCENDING(true, BetaSortMeasure.PURCHASES),
    /** By leads. */
    @JsonName("leads")
    LEADS(false, BetaSortMeasure.LEADS),
    /** By leads, the most first. */
    @JsonName("-leads")
    LEADS_DESCENDING(true, BetaSortMeasure.LEADS),
    /** By app installs. */
    @JsonName("app_installs")
    APP_INSTALLS(false, BetaSortMeasure.APP_INSTALLS),
    /** By app installs, the most first. */
    @JsonName("-app_installs")
    APP_INSTALLS_DESCENDING(true, BetaSortMeasure.APP_INSTALLS),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(false, BetaSortMeasure.CONVERSIONS),
    /** By conversions, the most first. */
    @JsonName("-conversions")
    CONVERSIONS_DESCENDING(true, BetaSortMeasure.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion")
    COST_PER_CONVERSION(false, BetaSortMeasure.COST_PER_CONVERSION),
    /** By the cost of a conversion, the highest first. */
    @JsonName("-cost_per_conversion")
    COST_PER_CONVERSION_DESCENDING(true, BetaSortMeasure.COST_PER_CONVERSION),
    /** By the value of conversions. */
    @JsonName("conversion_value")
    CONVERSION_VALUE(false, BetaSortMeasure.CONVERSION_VALUE),
    /** By the value of conversions, the highest first. */
    @JsonName("-conversion_value")
    CONVERSION_VALUE_DESCENDING(true, BetaSortMeasure.CONVERSION_VALUE),
    /** By value per cost. */
    @JsonName("roas")
    ROAS(false, BetaSortMeasure.ROAS),
    /** By value per cost, the highest first. */
    @JsonName("-roas")
    ROAS_DESCENDING(true, BetaSortMeasure.ROAS),
    /** By name. */
    @JsonName("name")
    NAME(false, null),
    /** By name, the last first. */
    @JsonName("-name")
    NAME_DESCENDING(true, null),
    /** By day. */
    @JsonName("date")
    DATE(false, null),
    /** By day, the latest first. */
    @JsonName("-date")
    DATE_DESCENDING(true, null);

    private final boolean isDescending;
    private final @Nullable BetaSortMeasure measure;

    BetaPerformanceSort(boolean isDescending, @Nullable BetaSortMeasure measure) {
        this.isDescending = isDescending;
        this.measure = measure;
    }

    boolean isByDate() {
        return this == DATE || this == DATE_DESCENDING;
    }

    /** Returns where a row stands in this order. */
    PageKey key(BetaComparedRow row) {
        if (measure != null) {
            return new PageKey(measure.sortText(row.now().metrics()), row.id());
        }
        return new PageKey(isByDate() ? row.day() : TextOrder.text(row.name()), row.id());
    }

    /** Returns this order. */
    Comparator<PageKey> order() {
        return NumberOrder.of(isDescending);
    }
}
