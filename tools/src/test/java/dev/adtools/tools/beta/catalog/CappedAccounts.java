package dev.adtools.tools.beta.catalog;

import dev.adtools.tools.spend.SpendCap;
import dev.adtools.tools.spend.SpendCaps;
import java.util.Map;
import java.util.Optional;

/** The accounts in the corpus that have caps. */
final class CappedAccounts {

    private static final Map<String, SpendCap> BY_ACCOUNT = Map.of(
            "act_2234567890", new SpendCap("USD", 250_000_000, 500_000_000),
            "act_2234567891", new SpendCap("EUR", 250_000_000, 200_000_000));

    static final SpendCaps CAPS = account -> Optional.ofNullable(BY_ACCOUNT.get(account.value()));

    private CappedAccounts() {}
}
