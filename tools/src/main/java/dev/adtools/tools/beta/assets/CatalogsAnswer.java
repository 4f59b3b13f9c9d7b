package dev.adtools.tools.beta.assets;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code list_beta_catalogs}, beside its rows.
 *
 * @param insights what stands out
 * @param list the page and the whole list
 */
public record CatalogsAnswer(
        List<Insight> insights, @Unwrapped ListFacts list) {

    public CatalogsAnswer {
        insights = List.copyOf(insights);
    }

    /**
     * One product catalog.
     *
     * @param id its id
     * @param name its name; untrusted text; null when not known
     * @param vertical the kind of its products, in the platform's word; null when not known
     * @param productCount how many there are; null when the platform does not say
     * @param productSets the first hundred of its product sets, by id; null when the platform does not show them
     * @param productSetCount how many product sets it has; null when the platform does not show them
     */
    record Catalog(
            String id,
            @Nullable String name,
            @Nullable String vertical,
            @Nullable Long productCount,
            @Nullable List<ProductSet> productSets,
            @Nullable Integer productSetCount) {}

    /**
     * A part of a catalog that ads choose from.
     *
     * @param id its id
     * @param name its name; untrusted text; null when not known
     * @param productCount how many products it has; null when the platform does not say
     */
    record ProductSet(
            String id, @Nullable String name, @Nullable Long productCount) {}
}
