package dev.adtools.tools.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code list_alpha_accounts}. */
@Tool(
        name = "list_alpha_accounts",
        title = "List accounts on alpha",
        description = "Lists the accounts that the service reaches on alpha with currency,"
                + " time zone and status. Use it to find an account_id and its login_customer_id. Those"
                + " below manager accounts are listed too.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.ACCOUNTS,
        finds = "account_id",
        rawData = true,
        rules = PageRule.class,
        searchWords = "ad accounts customer customers id ids client clients which accounts can i use access"
                + " manager available",
        handler = ListAlphaAccountsHandler.class)
public record ListAlphaAccounts(
        @Arg(description = "Only this manager and the accounts below it.", examples = "123-456-7890") @Nullable
        AlphaAccountId managerId,

        @Arg(description = "Also list accounts that are not enabled.", defaultValue = "false")
        boolean includeInactive,

        @Unwrapped Paging paging,

        @Arg(
                description =
                        "The manager account. The accounts are reached through it. Without it, manager_id itself; alone it"
                                + " stands for both.",
                examples = "123-456-7890")
        @Nullable
        AlphaAccountId loginCustomerId) {}
