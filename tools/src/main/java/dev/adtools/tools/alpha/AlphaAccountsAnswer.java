package dev.adtools.tools.alpha;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code list_alpha_accounts}. */
public sealed interface AlphaAccountsAnswer {

    /**
     * The accounts as objects.
     *
     * @param rows the accounts of this page, by id
     * @param hasMore whether another page follows
     * @param nextCursor the argument {@code cursor} of the next page; null when none follows
     * @param total how many accounts all pages hold
     * @param unreadable accounts that the credentials reach and the platform would not show
     * @param source the world they are in
     */
    record Listing(
            List<Account> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            int total,
            List<Unreadable> unreadable,
            Source source)
            implements AlphaAccountsAnswer {
        public Listing {
            rows = List.copyOf(rows);
            unreadable = List.copyOf(unreadable);
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
            Source source) implements AlphaAccountsAnswer {
        public Table {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /**
     * One account.
     *
     * @param accountId its id
     * @param name what its owners call it
     * @param currency its ISO 4217 code
     * @param timezone its time zone (IANA)
     * @param status the platform's word, ENABLED when it can be worked with
     * @param manager whether it manages other accounts
     * @param loginCustomerId the manager account to reach it through; null when it is reached by itself
     */
    record Account(
            String accountId,
            String name,
            String currency,
            String timezone,
            String status,
            boolean manager,
            @Nullable String loginCustomerId) {}

    /**
     * An account that could not be read.
     *
     * @param accountId its id
     * @param code the platform's code
     * @param message the platform's sentence
     */
    record Unreadable(String accountId, String code, String message) {}
}
