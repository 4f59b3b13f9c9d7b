package dev.adtools.tools.beta.pacing;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code get_beta_budget_pacing}. */
public sealed interface PacingAnswer {

    /**
     * The campaigns as objects.
     *
     * @param summary all pages in a sentence or two
     * @param insights what stands out
     * @param account all campaigns looked at together
     * @param rows the campaigns of this page that are active or have spent, those that spent most first
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many campaigns all pages hold
     * @param unknownCampaignIds the campaigns asked for that the account does not have
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the month so far, today included
     * @param daysInMonth how many days the month has
     * @param completeDays how many of them are over
     * @param source the world they are in
     */
    record Report(
            String summary,
            List<Insight> insights,
            AccountPace account,
            List<Campaign> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            List<String> unknownCampaignIds,
            String currency,
            DateRange dateRange,
            long daysInMonth,
            long completeDays,
            Source source)
            implements PacingAnswer {
        public Report {
            insights = List.copyOf(insights);
            rows = List.copyOf(rows);
            unknownCampaignIds = List.copyOf(unknownCampaignIds);
        }
    }

    /**
     * The campaigns as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each
     * @param unknownCampaignIds the campaigns asked for that the account does not have
     * @param currency the ISO 4217 code of all amounts
     * @param dateRange the month so far, today included
     * @param totals all campaigns looked at together
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param source the world they are in
     */
    record Table(
            List<String> columns,
            List<JsonArray> rows,
            List<String> unknownCampaignIds,
            String currency,
            DateRange dateRange,
            AccountPace totals,
            boolean hasMore,
            @Nullable String nextCursor,
            Source source)
            implements PacingAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
            unknownCampaignIds = List.copyOf(unknownCampaignIds);
        }
    }

    /**
     * One campaign.
     *
     * @param id its id
     * @param name its name; untrusted text
     * @param effectiveStatus what it is in effect
     * @param basis where its budget comes from
     * @param daysInMonth on how many days of the month it can spend
     * @param pace spend against its budget
     */
    record Campaign(String id, String name, String effectiveStatus, BudgetBasis basis, long daysInMonth, Pace pace) {}
}
