package dev.adtools.tools.beta;

import dev.adtools.api.Money;
import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_beta_accounts}. */
public sealed interface BetaAccountsAnswer {

    /**
     * The accounts as objects.
     *
     * @param rows the accounts of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many accounts all pages hold
     * @param source the world they are in
     */
    record Listing(
            List<Account> rows, boolean hasMore, @Nullable String nextCursor, int total, Source source)
            implements BetaAccountsAnswer {
        public Listing {
            rows = List.copyOf(rows);
        }
    }

    /**
     * The accounts as compact rows.
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
            Source source) implements BetaAccountsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One ad account.
     *
     * @param accountId its id
     * @param name what its owners call it
     * @param currency its ISO 4217 code
     * @param timezone its time zone (IANA)
     * @param status ACTIVE when it can be worked with
     * @param minDailyBudget the least daily budget; null when the platform or the currency's unit does not say
     */
    record Account(
            String accountId,
            String name,
            String currency,
            String timezone,
            String status,
            @Nullable Money minDailyBudget) {}
}
