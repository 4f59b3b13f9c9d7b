package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.server.store.StartupException;
import dev.adtools.tools.spend.SpendCap;
import dev.adtools.tools.spend.SpendCaps;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The caps of all accounts that have some. */
public final class Caps implements SpendCaps {

    private final Map<AccountId, Cap> byAccount;

    private Caps(Map<AccountId, Cap> byAccount) {
        this.byAccount = Map.copyOf(byAccount);
    }

    /** Reads what is configured, or refuses to start in one sentence. */
    public static Caps of(SpendSection section) {
        Map<AccountId, Cap> caps = new HashMap<>();
        List<CapSection> entries = section.caps();
        for (int i = 0; i < entries.size(); i++) {
            Cap cap = new CapReader(i, entries.get(i)).read();
            if (caps.put(cap.account(), cap) != null) {
                throw new StartupException("spend.caps[" + i + "] is the second entry of the account "
                        + AccountKey.of(cap.account()) + "; an account has one.");
            }
        }
        return new Caps(caps);
    }

    @Override
    public Optional<SpendCap> capOf(AccountId account) {
        return of(account).map(cap -> new SpendCap(cap.unit().currency(), cap.perCall(), cap.perDay()));
    }

    /** Returns all caps, by the names of their accounts. */
    List<Cap> all() {
        return byAccount.values().stream()
                .sorted(Comparator.comparing(cap -> AccountKey.of(cap.account())))
                .toList();
    }

    Optional<Cap> of(AccountId account) {
        return Optional.ofNullable(byAccount.get(account));
    }
}
