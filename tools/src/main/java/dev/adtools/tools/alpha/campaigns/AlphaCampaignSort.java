package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.report.TextOrder;

/** Keys by which campaigns are sorted; those that are equal go by id. */
public enum AlphaCampaignSort {
    /** By id, which is roughly by age. */
    @JsonName("id")
    ID,
    /** By name. */
    @JsonName("name")
    NAME,
    /** By daily budget. */
    @JsonName("budget_micros")
    BUDGET,
    /** By cost. */
    @JsonName("cost_micros")
    COST,
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS;

    boolean isByMetric() {
        return switch (this) {
            case COST, CONVERSIONS -> true;
            default -> false;
        };
    }

    /** Returns where a campaign stands in the order by this. */
    PageKey pageKey(MeasuredCampaign row) {
        String text = switch (this) {
            case ID -> row.idText();
            case NAME -> TextOrder.text(row.campaign().name());
            case BUDGET -> row.budgetText();
            case COST -> AlphaMetric.COST.sortText(row.metrics());
            case CONVERSIONS -> AlphaMetric.CONVERSIONS.sortText(row.metrics());
        };
        return new PageKey(text, row.campaign().id());
    }
}
