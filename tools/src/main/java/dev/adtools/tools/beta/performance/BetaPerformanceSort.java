package dev.adtools.tools.beta.performance;

import dev.adtools.api.Wire;
import dev.adtools.tools.beta.metrics.BetaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.TextOrder;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** By what rows are sorted; a minus is descending, and rows that are equal in it go by what they are about. */
public enum BetaPerformanceSort {
    /** By cost. */
    @Wire("cost")
    COST(false, BetaSortMeasure.COST),
    /** By cost, the highest first. */
    @Wire("-cost")
    COST_DESCENDING(true, BetaSortMeasure.COST),
    /** By impressions. */
    @Wire("impressions")
    IMPRESSIONS(false, BetaSortMeasure.IMPRESSIONS),
    /** By impressions, the most first. */
    @Wire("-impressions")
    IMPRESSIONS_DESCENDING(true, BetaSortMeasure.IMPRESSIONS),
    /** By reach. */
    @Wire("reach")
    REACH(false, BetaSortMeasure.REACH),
    /** By reach, the most people first. */
    @Wire("-reach")
    REACH_DESCENDING(true, BetaSortMeasure.REACH),
    /** By clicks. */
    @Wire("clicks")
    CLICKS(false, BetaSortMeasure.CLICKS),
    /** By clicks, the most first. */
    @Wire("-clicks")
    CLICKS_DESCENDING(true, BetaSortMeasure.CLICKS),
    /** By clicks on links. */
    @Wire("link_clicks")
    LINK_CLICKS(false, BetaSortMeasure.LINK_CLICKS),
    /** By clicks on links, the most first. */
    @Wire("-link_clicks")
    LINK_CLICKS_DESCENDING(true, BetaSortMeasure.LINK_CLICKS),
    /** By click rate. */
    @Wire("ctr")
    CTR(false, BetaSortMeasure.CTR),
    /** By click rate, the highest first. */
    @Wire("-ctr")
    CTR_DESCENDING(true, BetaSortMeasure.CTR),
    /** By the cost of a click. */
    @Wire("cpc")
    CPC(false, BetaSortMeasure.CPC),
    /** By the cost of a click, the highest first. */
    @Wire("-cpc")
    CPC_DESCENDING(true, BetaSortMeasure.CPC),
    /** By purchases. */
    @Wire("purchases")
    PURCHASES(false, BetaSortMeasure.PURCHASES),
    /** By purchases, the most first. */
    @Wire("-purchases")
    PURCHASES_DESCENDING(true, BetaSortMeasure.PURCHASES),
    /** By leads. */
    @Wire("leads")
    LEADS(false, BetaSortMeasure.LEADS),
    /** By leads, the most first. */
    @Wire("-leads")
    LEADS_DESCENDING(true, BetaSortMeasure.LEADS),
    /** By app installs. */
    @Wire("app_installs")
    APP_INSTALLS(false, BetaSortMeasure.APP_INSTALLS),
    /** By app installs, the most first. */
    @Wire("-app_installs")
    APP_INSTALLS_DESCENDING(true, BetaSortMeasure.APP_INSTALLS),
    /** By conversions. */
    @Wire("conversions")
    CONVERSIONS(false, BetaSortMeasure.CONVERSIONS),
    /** By conversions, the most first. */
    @Wire("-conversions")
    CONVERSIONS_DESCENDING(true, BetaSortMeasure.CONVERSIONS),
    /** By the cost of a conversion. */
    @Wire("cost_per_conversion")
    COST_PER_CONVERSION(false, BetaSortMeasure.COST_PER_CONVERSION),
    /** By the cost of a conversion, the highest first. */
    @Wire("-cost_per_conversion")
    COST_PER_CONVERSION_DESCENDING(true, BetaSortMeasure.COST_PER_CONVERSION),
    /** By the value of conversions. */
    @Wire("conversion_value")
    CONVERSION_VALUE(false, BetaSortMeasure.CONVERSION_VALUE),
    /** By the value of conversions, the highest first. */
    @Wire("-conversion_value")
    CONVERSION_VALUE_DESCENDING(true, BetaSortMeasure.CONVERSION_VALUE),
    /** By value per cost. */
    @Wire("roas")
    ROAS(false, BetaSortMeasure.ROAS),
    /** By value per cost, the highest first. */
    @Wire("-roas")
    ROAS_DESCENDING(true, BetaSortMeasure.ROAS),
    /** By name. */
    @Wire("name")
    NAME(false, null),
    /** By name, the last first. */
    @Wire("-name")
    NAME_DESCENDING(true, null),
    /** By day. */
    @Wire("date")
    DATE(false, null),
    /** By day, the latest first. */
    @Wire("-date")
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
