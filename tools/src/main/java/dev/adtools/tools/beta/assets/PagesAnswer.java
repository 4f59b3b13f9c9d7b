package dev.adtools.tools.beta.assets;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_beta_pages}. */
public sealed interface PagesAnswer {

    /**
     * The pages as objects.
     *
     * @param rows the pages of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many pages all pages hold
     * @param source the world they are in
     */
    record Listing(
            List<PromotedPage> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            Source source) implements PagesAnswer {
        public Listing {
            rows = List.copyOf(rows);
        }
    }

    /**
     * The pages as compact rows.
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
            Source source) implements PagesAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One page.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     */
    record PromotedPage(String id, String name) {}
}
