package dev.adtools.tools.beta;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.List;

/** Lists the ad accounts that the service reaches on beta and the caller may use. */
public final class ListBetaAccountsHandler implements ReadHandler<ListBetaAccounts, Rows<ListFacts, AdAccount>> {

    private static final Columns<BetaAccount> COLUMNS = Columns.<BetaAccount>none()
            .with("account_id", it -> Cells.text(it.id().value()))
            .with("name", it -> Cells.text(it.name()))
            .with("currency", it -> Cells.text(it.currency()))
            .with("timezone", it -> Cells.text(it.timezone()))
            .with("status", it -> Cells.text(it.status()));

    private final BetaAds ads;

    public ListBetaAccountsHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<ListFacts, AdAccount>> read(ListBetaAccounts arguments, CallContext context) {
        return ads.accounts(context.deadline()).outcome(Mode.READ).flatMap(found -> page(found, arguments, context));
    }

    private Outcome<Rows<ListFacts, AdAccount>> page(
            List<BetaAccount> found, ListBetaAccounts arguments, CallContext context) {
        List<BetaAccount> accounts = found.stream()
                .filter(account -> arguments.includeInactive() || account.active())
                .filter(account -> context.mayUse(account.id()))
                .toList();
        String query = PageRequest.query("list_beta_accounts", arguments.includeInactive());
        return arguments
                .paging()
                .of(query)
                .cutById(accounts, account -> account.id().value())
                .map(page -> COLUMNS.rows(
                        arguments.paging().rawData(),
                        page.facts(accounts.size(), ads.source()),
                        page.rows(),
                        ListBetaAccountsHandler::account));
    }

    private static AdAccount account(BetaAccount account) {
        return new AdAccount(
                account.id().value(),
                Cells.known(account.name()),
                Cells.known(account.currency()),
                Cells.known(account.timezone()),
                account.status(),
                BetaMoney.micros(account.minDailyBudget(), account.currency()));
    }
}
