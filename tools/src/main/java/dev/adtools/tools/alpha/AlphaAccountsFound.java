package dev.adtools.tools.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Platform;
import dev.adtools.tools.alpha.AlphaAccountsAnswer.Account;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.UnreadableAccount;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Collects accounts from several hierarchies, each account once. */
final class AlphaAccountsFound {

    private static final String ENABLED = "ENABLED";

    private final Map<String, Account> accounts = new TreeMap<>();
    private final List<UnreadableAccount> unreadable = new ArrayList<>();

    /** Adds a hierarchy that was read through a manager account, or through its root when that is null. */
    void add(AlphaAccountId root, @Nullable AlphaAccountId login, List<AlphaClient> clients) {
        for (AlphaClient client : clients) {
            String through = login == null ? root.value() : login.value();
            String id = client.id().value();
            Account account = new Account(
                    id,
                    Cells.known(client.name()),
                    Cells.known(client.currency()),
                    Cells.known(client.timezone()),
                    Cells.known(client.status()),
                    client.manager(),
                    id.equals(through) ? null : through);
            // The way without a manager account is the simpler one to name.
            accounts.merge(id, account, (one, other) -> one.loginCustomerId() == null ? one : other);
        }
    }

    void addUnreadable(AlphaAccountId account, PlatformError error) {
        unreadable.add(new UnreadableAccount(Platform.ALPHA, account.value(), error.code(), error.message(), null));
    }

    List<Account> accounts(boolean includeInactive, Predicate<AlphaAccountId> visible) {
        return accounts.values().stream()
                .filter(account -> includeInactive || mayBeEnabled(account.status()))
                .filter(account -> visible.test(AlphaAccountId.of(account.accountId())))
                .toList();
    }

    // A status that the platform leaves out is not known.
    private static boolean mayBeEnabled(@Nullable String status) {
        return status == null || status.equals(ENABLED);
    }

    List<UnreadableAccount> unreadable(Predicate<AlphaAccountId> visible) {
        return unreadable.stream()
                .filter(account -> visible.test(AlphaAccountId.of(account.accountId())))
                .toList();
    }
}
