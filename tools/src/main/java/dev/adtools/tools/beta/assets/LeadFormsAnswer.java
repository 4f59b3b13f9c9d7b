package dev.adtools.tools.beta.assets;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_beta_lead_forms}. */
public sealed interface LeadFormsAnswer {

    /**
     * The lead forms as objects.
     *
     * @param rows the lead forms of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many lead forms all pages hold
     * @param source the world they are in
     */
    record Listing(
            List<LeadForm> rows, boolean hasMore, @Nullable String nextCursor, int total, Source source)
            implements LeadFormsAnswer {
        public Listing {
            rows = List.copyOf(rows);
        }
    }

    /**
     * The lead forms as compact rows.
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
            Source source) implements LeadFormsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One lead form.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param status {@code ACTIVE}, {@code ARCHIVED}, {@code DELETED} or {@code DRAFT}, or a later word
     * @param createdAt when it was made (RFC 3339); null when the platform does not tell
     */
    record LeadForm(
            String id, String name, String status, @Nullable String createdAt) {}
}
