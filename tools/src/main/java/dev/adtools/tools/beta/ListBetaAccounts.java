package dev.adtools.tools.beta;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;

/** The arguments of {@code list_beta_accounts}. */
@Tool(
        name = "list_beta_accounts",
        title = "List accounts on beta",
        description = "Lists the ad accounts that the service reaches on beta with currency,"
                + " time zone and status. Use it to find an account_id.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.ACCOUNTS,
        finds = "account_id",
        rawData = true,
        rules = PageRule.class,
        searchWords = "ad accounts account ids which accounts can i use access business manager available" + " social",
        handler = ListBetaAccountsHandler.class)
public record ListBetaAccounts(
        @Arg(description = "Also list inactive accounts.", defaultValue = "false")
        boolean includeInactive,

        @Unwrapped Paging paging) {}
