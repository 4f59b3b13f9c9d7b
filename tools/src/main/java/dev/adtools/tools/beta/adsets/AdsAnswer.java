package dev.adtools.tools.beta.adsets;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_beta_ads}. */
public sealed interface AdsAnswer {

    /**
     * The ads as objects.
     *
     * @param rows the ads of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many ads all pages hold
     * @param insights what stands out
     * @param source the world they are in
     */
    record Listing(
            List<Ad> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            List<Insight> insights,
            Source source)
            implements AdsAnswer {
        public Listing {
            rows = List.copyOf(rows);
            insights = List.copyOf(insights);
        }
    }

    /**
     * The ads as compact rows.
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
            Source source) implements AdsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One ad, in the platform's own words.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param adSetId the ad set it is in
     * @param campaignId the campaign it is in
     * @param status what its owners set
     * @param effectiveStatus what it is in effect, for example DISAPPROVED
     * @param creativeId what it shows; null when the platform does not say
     */
    record Ad(
            String id,
            String name,
            String adSetId,
            String campaignId,
            String status,
            String effectiveStatus,
            @Nullable String creativeId) {}
}
