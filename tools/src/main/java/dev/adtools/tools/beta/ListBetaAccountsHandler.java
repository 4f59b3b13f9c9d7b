package dev.adtools.tools.beta;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.beta.BetaAccountsAnswer.Account;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import java.util.List;

/** Lists the ad accounts that the service reaches on beta and the caller may use. */
public final class ListBetaAccountsHandler implements ReadHandler<ListBetaAccounts, BetaAccountsAnswer> {

    private static final List<String> COLUMNS = List.of("account_id", "name", "currency", "timezone", "status");

    private final BetaAds ads;

    public ListBetaAccountsHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<BetaAccountsAnswer> read(ListBetaAccounts arguments, CallContext context) {
        return ads.accounts(context.deadline()).outcome(Mode.READ).then(found -> page(found, arguments, context));
    }

    private Outcome<BetaAccountsAnswer> page(List<BetaAccount> found, ListBetaAccounts arguments, CallContext context) {
        List<BetaAccount> accounts = found.stream()
                .filter(account -> arguments.includeInactive() || account.active())
                .filter(account -> context.mayUse(account.id()))
                .toList();
        String query = PageRequest.query("list_beta_accounts", arguments.includeInactive());
        return new PageRequest(query, arguments.limit(), arguments.cursor())
                .cutById(accounts, account -> account.id().value())
                .map(page -> arguments.rawData() ? table(page) : listing(page, accounts.size()));
    }

    private BetaAccountsAnswer listing(Page<BetaAccount> page, int total) {
        List<Account> rows =
                page.rows().stream().map(ListBetaAccountsHandler::account).toList();
        return new BetaAccountsAnswer.Listing(rows, page.hasMore(), page.nextCursor(), total, ads.source());
    }

    private static Account account(BetaAccount account) {
        return new Account(
                account.id().value(),
                account.name(),
                account.currency(),
                account.timezone(),
                account.status(),
                BetaMoney.of(account.minDailyBudget(), account.currency()));
    }

    private BetaAccountsAnswer table(Page<BetaAccount> page) {
        List<JsonArray> rows = page.rows().stream()
                .map(account -> JsonArray.ofStrings(List.of(
                        account.id().value(),
                        account.name(),
                        account.currency(),
                        account.timezone(),
                        account.status())))
                .toList();
        return new BetaAccountsAnswer.Table(COLUMNS, rows, page.hasMore(), page.nextCursor(), ads.source());
    }
}
