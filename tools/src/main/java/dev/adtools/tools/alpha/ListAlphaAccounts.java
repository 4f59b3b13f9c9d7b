package dev.adtools.tools.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.tools.paging.PageRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code list_alpha_accounts}. */
@Tool(
        name = "list_alpha_accounts",
        title = "List accounts on alpha",
        description = "Lists the accounts that the service reaches on alpha, also those below manager accounts, with"
                + " currency, time zone, status and the login_customer_id to reach each one through.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        rawData = true,
        rules = PageRule.class,
        handler = ListAlphaAccountsHandler.class)
public record ListAlphaAccounts(
        @Arg(description = "Only this manager account and the accounts below it.", examples = "123-456-7890") @Nullable
        AlphaAccountId managerId,

        @Arg(description = "Also list accounts that are not enabled.", defaultValue = "false")
        boolean includeInactive,

        @Arg(description = "How many rows to answer at most.", min = 1, max = 500, defaultValue = "50")
        int limit,

        @Arg(description = "The next_cursor of the page before.", minLength = 1, maxLength = 2000) @Nullable
        String cursor,

        @Arg(description = "Answer columns and rows of values instead of objects.", defaultValue = "false")
        boolean rawData,

        @Arg(
                description = "The manager account through which manager_id is reached; without it, manager_id"
                        + " itself. Alone it stands for both.",
                examples = "123-456-7890")
        @Nullable
        AlphaAccountId loginCustomerId) {}
