package dev.adtools.tools.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.alpha.AlphaAccountsAnswer.Account;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the accounts that the service reaches on alpha and the caller may use. */
public final class ListAlphaAccountsHandler implements ReadHandler<ListAlphaAccounts, AlphaAccountsAnswer> {

    private static final List<String> COLUMNS =
            List.of("account_id", "name", "currency", "timezone", "status", "manager", "login_customer_id");

    private final AlphaAds ads;

    public ListAlphaAccountsHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<AlphaAccountsAnswer> read(ListAlphaAccounts arguments, CallContext context) {
        return find(arguments, context).outcome(Mode.READ).then(found -> page(found, arguments, context));
    }

    private PlatformResult<AlphaAccountsFound> find(ListAlphaAccounts arguments, CallContext context) {
        AlphaAccountId root = root(arguments);
        AlphaAccountId login = arguments.loginCustomerId();
        if (root == null) {
            return ads.roots(context.deadline()).then(roots -> all(roots, context));
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

    private Outcome<AlphaAccountsAnswer> page(
            AlphaAccountsFound found, ListAlphaAccounts arguments, CallContext context) {
        List<Account> accounts = found.accounts(arguments.includeInactive(), context::mayUse);
        String query = PageRequest.query("list_alpha_accounts", value(root(arguments)), arguments.includeInactive());
        return new PageRequest(query, arguments.limit(), arguments.cursor())
                .cutById(accounts, Account::accountId)
                .map(page -> arguments.rawData()
                        ? table(page)
                        : new AlphaAccountsAnswer.Listing(
                                page.rows(),
                                page.hasMore(),
                                page.nextCursor(),
                                accounts.size(),
                                found.unreadable(context::mayUse),
                                ads.source()));
    }

    private static String value(@Nullable AlphaAccountId account) {
        return account == null ? "" : account.value();
    }

    private AlphaAccountsAnswer table(Page<Account> page) {
        List<JsonArray> rows =
                page.rows().stream().map(ListAlphaAccountsHandler::row).toList();
        return new AlphaAccountsAnswer.Table(COLUMNS, rows, page.hasMore(), page.nextCursor(), ads.source());
    }

    private static JsonArray row(Account account) {
        String login = account.loginCustomerId();
        return JsonArray.of(List.of(
                new JsonString(account.accountId()),
                new JsonString(account.name()),
                new JsonString(account.currency()),
                new JsonString(account.timezone()),
                new JsonString(account.status()),
                JsonBoolean.of(account.manager()),
                login == null ? JsonNull.NULL : new JsonString(login)));
    }
}
