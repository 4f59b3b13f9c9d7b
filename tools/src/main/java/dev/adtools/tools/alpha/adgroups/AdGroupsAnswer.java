package dev.adtools.tools.alpha.adgroups;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code get_alpha_ad_groups}. */
public sealed interface AdGroupsAnswer {

    /**
     * The ad groups as objects.
     *
     * @param rows the ad groups of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many ad groups all pages hold
     * @param currency the ISO 4217 code of all amounts
     * @param insights what stands out
     * @param source the world they are in
     */
    record Listing(
            List<AdGroup> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            String currency,
            List<Insight> insights,
            Source source)
            implements AdGroupsAnswer {
        public Listing {
            rows = List.copyOf(rows);
            insights = List.copyOf(insights);
        }
    }

    /**
     * The ad groups as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each
     * @param currency the ISO 4217 code of all amounts
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param source the world they are in
     */
    record Table(
            List<String> columns,
            List<JsonArray> rows,
            String currency,
            boolean hasMore,
            @Nullable String nextCursor,
            Source source)
            implements AdGroupsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One ad group, in the platform's own words.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param campaign the campaign it is in
     * @param status what its owners set
     * @param type what kind of ads it has; null when it has no type
     * @param cpcBidMicros what a click may cost where keywords do not say; null when a strategy decides
     */
    record AdGroup(
            String id,
            String name,
            Campaign campaign,
            String status,
            @Nullable String type,
            @Nullable Long cpcBidMicros) {}

    /**
     * The campaign of an ad group.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param status what its owners set
     */
    record Campaign(String id, String name, String status) {}
}
