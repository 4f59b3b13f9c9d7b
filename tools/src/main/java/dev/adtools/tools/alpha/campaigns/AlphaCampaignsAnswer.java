package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.Money;
import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.alpha.metrics.Metrics;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code get_alpha_campaigns}. */
public sealed interface AlphaCampaignsAnswer {

    /**
     * The campaigns as objects.
     *
     * @param summary all pages in a sentence or two
     * @param insights what stands out
     * @param rows the campaigns of this page
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many campaigns all pages hold
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the days of the numbers; null without numbers
     * @param totals the sums of the campaigns that match, over all pages; null without numbers
     * @param source the world they are in
     */
    record Listing(
            String summary,
            List<Insight> insights,
            List<Campaign> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            String currency,
            @Nullable DateRange dateRange,
            @Nullable Metrics totals,
            Source source)
            implements AlphaCampaignsAnswer {
        public Listing {
            insights = List.copyOf(insights);
            rows = List.copyOf(rows);
        }
    }

    /**
     * The campaigns as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the days of the numbers; null without numbers
     * @param totals the sums of the campaigns that match, over all pages; null without numbers
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param source the world they are in
     */
    record Table(
            List<String> columns,
            List<JsonArray> rows,
            String currency,
            @Nullable DateRange dateRange,
            @Nullable Metrics totals,
            boolean hasMore,
            @Nullable String nextCursor,
            Source source)
            implements AlphaCampaignsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One campaign, in the platform's own words.
     *
     * @param id its id
     * @param name its name
     * @param status what its owners set
     * @param primaryStatus what it is in effect
     * @param primaryStatusReasons why
     * @param servingStatus whether it serves
     * @param channel what kind of campaign it is
     * @param subType what kind of that kind; empty for none
     * @param biddingStrategy how it bids
     * @param app the app it advertises; null for none
     * @param budget where its money comes from
     * @param metrics what it did; null when not asked for
     */
    record Campaign(
            String id,
            String name,
            String status,
            String primaryStatus,
            List<String> primaryStatusReasons,
            String servingStatus,
            String channel,
            String subType,
            String biddingStrategy,
            @Nullable App app,
            Budget budget,
            @Nullable Metrics metrics) {}

    /**
     * The app of an app campaign.
     *
     * @param id its id in its store
     * @param store the store; null for one that is not known here
     */
    record App(String id, @Nullable AppStore store) {}

    /**
     * A campaign's budget.
     *
     * @param id its id
     * @param daily how much a day; null when not known
     * @param shared whether other campaigns may use it too
     */
    record Budget(String id, @Nullable Money daily, boolean shared) {}
}
