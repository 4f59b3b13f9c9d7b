package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.TextOrder;
import java.util.Comparator;

/** Order of campaigns; a minus is descending, and campaigns that are equal in it go by id. */
public enum AlphaCampaignSort {
    /** By id, which is roughly by age. */
    @JsonName("id")
    ID(false),
    /** By id, the newest first. */
    @JsonName("-id")
    ID_DESCENDING(true),
    /** By name. */
    @JsonName("name")
    NAME(false),
    /** By name, the last first. */
    @JsonName("-name")
    NAME_DESCENDING(true),
    /** By daily budget. */
    @JsonName("budget_micros")
    BUDGET(false),
    /** By daily budget, the highest first. */
    @JsonName("-budget_micros")
    BUDGET_DESCENDING(true),
    /** By cost. */
    @JsonName("cost_micros")
    COST(false),
    /** By cost, the highest first. */
    @JsonName("-cost_micros")
    COST_DESCENDING(true),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(false),
    /** By conversions, the most first. */
    @JsonName("-conversions")
    CONVERSIONS_DESCENDING(true);

    private final boolean isDescending;

    AlphaCampaignSort(boolean isDescending) {
        this.isDescending = isDescending;
    }

    boolean isByMetric() {
        return switch (this) {
            case COST, COST_DESCENDING, CONVERSIONS, CONVERSIONS_DESCENDING -> true;
            default -> false;
        };
    }

    /** Returns where a campaign stands in this order. */
    PageKey key(MeasuredCampaign row) {
        String text = switch (this) {
            case ID, ID_DESCENDING -> row.idText();
            case NAME, NAME_DESCENDING -> TextOrder.text(row.campaign().name());
            case BUDGET, BUDGET_DESCENDING -> row.budgetText();
            case COST, COST_DESCENDING -> AlphaSortMeasure.COST.sortText(row.metrics());
            case CONVERSIONS, CONVERSIONS_DESCENDING -> AlphaSortMeasure.CONVERSIONS.sortText(row.metrics());
        };
        return new PageKey(text, row.campaign().id());
    }

    /** Returns this order. */
    Comparator<PageKey> order() {
        return NumberOrder.of(isDescending);
    }
}
