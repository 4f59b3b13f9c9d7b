package dev.adtools.tools.beta.catalog;

import dev.adtools.api.JsonName;
import dev.adtools.api.Source;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Facts that the validation of a catalog ad draft found out besides findings.
 *
 * @param tagsUsed the catalog tags of the creative, sorted
 * @param textLengths length of each template text in characters, a tag counted as 20
 * @param audience whom the ad set aims at
 * @param budgetLevel where the budget sits
 * @param inStockShare the share of products in stock, 0 to 1, where the figures are known
 * @param source the world that was asked; null when nothing was verified
 */
public record ValidateBetaCatalogAdDraftFacts(
        List<String> tagsUsed,
        Map<String, Long> textLengths,
        Audience audience,
        BudgetLevel budgetLevel,
        @Nullable BigDecimal inStockShare,
        @Nullable Source source) {

    /** Copies the collections, keeping their order. */
    public ValidateBetaCatalogAdDraftFacts {
        tagsUsed = List.copyOf(tagsUsed);
        textLengths = Collections.unmodifiableMap(new LinkedHashMap<>(textLengths));
    }

    /** Audience of a catalog ad. */
    public enum Audience {
        /** People who did something with the products. */
        @JsonName("retargeting")
        RETARGETING,
        /** People chosen by other targeting. */
        @JsonName("broad")
        BROAD
    }

    /** Level of a budget. */
    public enum BudgetLevel {
        /** At the campaign. */
        @JsonName("campaign")
        CAMPAIGN,
        /** At the ad set. */
        @JsonName("ad_set")
        AD_SET,
        /** At both, which the platform refuses. */
        @JsonName("both")
        BOTH,
        /** Nowhere. */
        @JsonName("none")
        NONE
    }
}
