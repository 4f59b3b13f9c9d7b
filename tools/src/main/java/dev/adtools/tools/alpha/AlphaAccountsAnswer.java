package dev.adtools.tools.alpha;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.UnreadableAccount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code list_alpha_accounts}, beside its rows.
 *
 * @param unreadable accounts that the credentials reach and the platform would not show
 * @param list the page and the whole list
 */
public record AlphaAccountsAnswer(
        List<UnreadableAccount> unreadable, @Unwrapped ListFacts list) {

    public AlphaAccountsAnswer {
        unreadable = List.copyOf(unreadable);
    }

    /**
     * One account; null for each of these that the platform does not say.
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
            @Nullable String name,
            @Nullable String currency,
            @Nullable String timezone,
            @Nullable String status,
            boolean manager,
            @Nullable String loginCustomerId) {}
}
