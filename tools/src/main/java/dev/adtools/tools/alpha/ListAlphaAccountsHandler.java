package dev.adtools.tools.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.alpha.AlphaAccountsAnswer.Account;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the accounts that the service reaches on alpha and the caller may use. */
public final class ListAlphaAccountsHandler
        implements ReadHandler<ListAlphaAccounts, Rows<AlphaAccountsAnswer, Account>> {

    private static final Columns<Account> COLUMNS = Columns.<Account>none()
            .with("account_id", it -> Cells.text(it.accountId()))
            .with("name", it -> Cells.text(it.name()))
            .with("currency", it -> Cells.text(it.currency()))
            .with("timezone", it -> Cells.text(it.timezone()))
            .with("status", it -> Cells.text(it.status()))
            .with("manager", it -> Cells.truth(it.manager()))
            .with("login_customer_id", it -> Cells.text(it.loginCustomerId()));

    private final AlphaAds ads;

    public ListAlphaAccountsHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<AlphaAccountsAnswer, Account>> read(ListAlphaAccounts arguments, CallContext context) {
        return find(arguments, context).outcome(Mode.READ).flatMap(found -> page(found, arguments, context));
    }

    private PlatformResult<AlphaAccountsFound> find(ListAlphaAccounts arguments, CallContext context) {
        AlphaAccountId root = root(arguments);
        AlphaAccountId login = arguments.loginCustomerId();
        if (root == null) {
            return ads.roots(context.deadline()).flatMap(roots -> all(roots, context));
        }
        return ads.hierarchy(root, login, context.deadline()).map(clients -> {
            AlphaAccountsFound found = new AlphaAccountsFound();
            found.add(root, login, clients);
            return found;
        });
    }

    private static @Nullable AlphaAccountId root(ListAlphaAccounts arguments) {
        return arguments.managerId() == null ? arguments.loginCustomerId() : arguments.managerId();
    }

    // Credentials often reach closed accounts that the platform will not show; those must not hide the others.
    private PlatformResult<AlphaAccountsFound> all(List<AlphaAccountId> roots, CallContext context) {
        AlphaAccountsFound found = new AlphaAccountsFound();
        for (AlphaAccountId root : roots) {
            PlatformResult<List<AlphaClient>> hierarchy = ads.hierarchy(root, root, context.deadline());
            if (hierarchy instanceof PlatformResult.Answered<List<AlphaClient>> answered) {
                found.add(root, null, answered.value());
            } else if (hierarchy instanceof PlatformResult.Failed<List<AlphaClient>> failed) {
                if (!(failed.failure() instanceof PlatformFailure.Rejected rejected)) {
                    return PlatformResult.failed(failed.failure());
                }
                found.addUnreadable(root, rejected.errors().get(0));
            }
        }
        return PlatformResult.answered(found);
    }

    private Outcome<Rows<AlphaAccountsAnswer, Account>> page(
            AlphaAccountsFound found, ListAlphaAccounts arguments, CallContext context) {
        List<Account> accounts = found.accounts(arguments.includeInactive(), context::mayUse);
        String query = PageRequest.query("list_alpha_accounts", value(root(arguments)), arguments.includeInactive());
        return arguments
                .paging()
                .of(query)
                .cutById(accounts, Account::accountId)
                .map(page -> COLUMNS.rows(
                        arguments.paging().rawData(),
                        new AlphaAccountsAnswer(
                                found.unreadable(context::mayUse), page.facts(accounts.size(), ads.source())),
                        page.rows()));
    }

    private static String value(@Nullable AlphaAccountId account) {
        return account == null ? "" : account.value();
    }
}
