package dev.adtools.server.store;

import java.util.List;

/** Spellings of accounts: tables hold the normal one of each platform, and whoever looks for an account any. */
public final class AccountSpellings {

    private AccountSpellings() {}

    /**
     * Returns the spellings that an account may have in a table: {@code 123-456-7890} is bare there, and beta's have a prefix.
     */
    public static List<String> of(String account) {
        return List.of(account, account.replace("-", ""), "act_" + account);
    }
}
