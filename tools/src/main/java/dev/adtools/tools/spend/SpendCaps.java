package dev.adtools.tools.spend;

import dev.adtools.api.AccountId;
import java.util.Optional;

/** The caps on the daily spend of accounts, as the service is configured. */
@FunctionalInterface
public interface SpendCaps {

    /** Returns the cap of an account; nothing when it has none. */
    Optional<SpendCap> capOf(AccountId account);
}
