package dev.adtools.tools.beta.assets;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_beta_catalogs}. */
public sealed interface CatalogsAnswer {

    /**
     * The catalogs as objects.
     *
     * @param rows the catalogs of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many catalogs all pages hold
     * @param insights what stands out
     * @param source the world they are in
     */
    record Listing(
            List<Catalog> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            List<Insight> insights,
            Source source)
            implements CatalogsAnswer {
        public Listing {
            rows = List.copyOf(rows);
            insights = List.copyOf(insights);
        }
    }

    /**
     * The catalogs as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param source the world they are in
     */
    record Table(
            List<String> columns,
            List<JsonArray> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            Source source) implements CatalogsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One product catalog.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param vertical what kind of things are in it, in the platform's own word
     * @param productCount how many there are; null when the platform does not say
     * @param productSets the first hundred of its product sets, by id; null when the platform does not show them
     * @param productSetCount how many product sets it has; null when the platform does not show them
     */
    record Catalog(
            String id,
            String name,
            String vertical,
            @Nullable Long productCount,
            @Nullable List<ProductSet> productSets,
            @Nullable Integer productSetCount) {}

    /**
     * A part of a catalog that ads choose from.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param productCount how many products it has; null when the platform does not say
     */
    record ProductSet(String id, String name, @Nullable Long productCount) {}
}
