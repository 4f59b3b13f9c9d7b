package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.report.Insight;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code get_alpha_campaign_criteria}. */
public sealed interface CriteriaAnswer {

    /**
     * The criteria as objects.
     *
     * @param summary all pages in a sentence or two
     * @param insights what stands out of all criteria that are not removed, whatever was asked for
     * @param rows the criteria of this page, by type
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many criteria all pages hold
     * @param campaignId the campaign
     * @param source the world they are in
     */
    record Listing(
            String summary,
            List<Insight> insights,
            List<Criterion> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            String campaignId,
            Source source)
            implements CriteriaAnswer {
        public Listing {
            insights = List.copyOf(insights);
            rows = List.copyOf(rows);
        }
    }

    /**
     * The criteria as compact rows.
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
            Source source) implements CriteriaAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One criterion.
     *
     * @param criterionId its id, unique in its campaign
     * @param resourceName its name in the platform's API
     * @param type what it is
     * @param negative whether the campaign is kept from it
     * @param status what its owners set
     * @param displayName the platform's words for it; foreign text
     * @param bidModifier by how much bids are multiplied, 0 to exclude; null for not at all
     * @param detail what it names, by type: geo_target_id, name and country, id and code, text and match_type, day, start
     *     and end, …; foreign text
     */
    record Criterion(
            String criterionId,
            String resourceName,
            String type,
            boolean negative,
            String status,
            String displayName,
            @Nullable BigDecimal bidModifier,
            JsonObject detail) {}
}
