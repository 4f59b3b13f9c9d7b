package dev.adtools.api.spi;

import dev.adtools.api.AccountId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the accounts that arguments name. */
public final class NamedAccounts {

    private NamedAccounts() {}

    /**
     * {@return the accounts of an argument and of lists}
     *
     * @param account the account that is named alone; null for none
     * @param lists arguments that name several; null where the caller left one out
     */
    @SafeVarargs
    public static List<AccountId> of(@Nullable AccountId account, @Nullable Collection<? extends AccountId>... lists) {
        List<AccountId> named = new ArrayList<>();
        if (account != null) {
            named.add(account);
        }
        for (Collection<? extends AccountId> list : lists) {
            if (list != null) {
                named.addAll(list);
            }
        }
        return List.copyOf(named);
    }
}
