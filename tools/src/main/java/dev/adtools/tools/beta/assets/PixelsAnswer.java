package dev.adtools.tools.beta.assets;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_beta_pixels}. */
public sealed interface PixelsAnswer {

    /**
     * The pixels as objects.
     *
     * @param rows the pixels of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many pixels all pages hold
     * @param source the world they are in
     */
    record Listing(
            List<Pixel> rows, boolean hasMore, @Nullable String nextCursor, int total, Source source)
            implements PixelsAnswer {
        public Listing {
            rows = List.copyOf(rows);
        }
    }

    /**
     * The pixels as compact rows.
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
            Source source) implements PixelsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One pixel or dataset.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param lastFiredTime when it last got an event (RFC 3339); null when it never did
     * @param unavailable whether the platform takes no events for it
     * @param consolidated whether it takes events of every kind, offline ones too
     */
    record Pixel(String id, String name, @Nullable String lastFiredTime, boolean unavailable, boolean consolidated) {}
}
