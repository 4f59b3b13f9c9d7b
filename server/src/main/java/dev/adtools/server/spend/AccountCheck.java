package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.store.Tx;

/** Check that an account exists before it is halted: a halt of a mistyped account stops no write. */
final class AccountCheck implements Halts.UnknownAccounts {

    private final Tx tx;
    private final Caps caps;
    private final PlatformEnvironments environments;
    private final HaltSources sources;

    AccountCheck(Tx tx, Caps caps, PlatformEnvironments environments, HaltSources sources) {
        this.tx = tx;
        this.caps = caps;
        this.environments = environments;
        this.sources = sources;
    }

    // In doubt the account exists: the kill switch must work while the platform does not.
    @Override
    public boolean contains(Caller caller, AccountId account) {
        return !caller.limits().accounts().contains(account.value())
                && !isCapped(account)
                && sources.absent().test(account)
                // Last, because the table has no index for it, and a real account never comes here.
                && !tx.read(handle -> sources.used().test(handle, account));
    }

    private boolean isCapped(AccountId account) {
        return tx.read(handle ->
                caps.of(handle, environments.of(account.platform()).source(), account)
                                .cap()
                        != null);
    }
}
