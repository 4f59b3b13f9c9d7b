package dev.adtools.tools.beta.draft;

import dev.adtools.tools.spend.SpendCap;
import dev.adtools.tools.spend.SpendCaps;
import java.util.Map;
import java.util.Optional;

/** The caps of the accounts in the corpus that have some. */
final class DraftCaps {

    private static final Map<String, SpendCap> BY_ACCOUNT = Map.of(
            "act_1234567890", new SpendCap("USD", 250_000_000, 500_000_000),
            "act_1234567891", new SpendCap("EUR", 250_000_000, 200_000_000),
            "1234567890", new SpendCap("USD", 250_000_000, 500_000_000));

    static final SpendCaps CAPS = account -> Optional.ofNullable(BY_ACCOUNT.get(account.value()));

    private DraftCaps() {}
}
