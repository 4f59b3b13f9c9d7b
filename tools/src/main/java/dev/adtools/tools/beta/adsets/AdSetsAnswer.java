package dev.adtools.tools.beta.adsets;

import dev.adtools.api.Money;
import dev.adtools.api.Source;
import dev.adtools.api.Wire;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_beta_ad_sets}. */
public sealed interface AdSetsAnswer {

    /**
     * The ad sets as objects.
     *
     * @param rows the ad sets of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many ad sets all pages hold
     * @param insights what stands out
     * @param source the world they are in
     */
    record Listing(
            List<AdSet> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            List<Insight> insights,
            Source source)
            implements AdSetsAnswer {
        public Listing {
            rows = List.copyOf(rows);
            insights = List.copyOf(insights);
        }
    }

    /**
     * The ad sets as compact rows; amounts are minor units.
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
            implements AdSetsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One ad set, in the platform's own words.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param campaignId the campaign it is in
     * @param status what its owners set
     * @param effectiveStatus what it is in effect, for example CAMPAIGN_PAUSED
     * @param budget its own budget
     * @param optimizationGoal what it is optimised for
     * @param billingEvent what is paid for
     * @param startTime when it starts (RFC 3339); null when not said
     * @param endTime when it ends (RFC 3339); null when it does not
     */
    record AdSet(
            String id,
            String name,
            String campaignId,
            String status,
            String effectiveStatus,
            Budget budget,
            String optimizationGoal,
            String billingEvent,
            @Nullable String startTime,
            @Nullable String endTime) {}

    /**
     * An ad set's budget.
     *
     * @param type where it stands
     * @param amount how much; null when the campaign holds it, or when the currency's unit is not known
     */
    record Budget(BudgetType type, @Nullable Money amount) {}

    /** Where a budget stands. */
    enum BudgetType {
        /** On the ad set, per day. */
        @Wire("daily")
        DAILY,
        /** On the ad set, for its whole life. */
        @Wire("lifetime")
        LIFETIME,
        /** On the ad set's campaign. */
        @Wire("campaign_level")
        CAMPAIGN_LEVEL
    }
}
