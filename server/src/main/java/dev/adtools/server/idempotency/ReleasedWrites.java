package dev.adtools.server.idempotency;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import java.time.Duration;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Facts about writes that can move money, for halts. */
public final class ReleasedWrites {

    private static final String COUNT = "SELECT count(*) FROM operation WHERE " + Leases.IN_FLIGHT
            + " AND state = 'SENDING' AND effect = 'SPEND' AND sent_at > <nowMs> - :within"
            + " AND :platform IN ('', platform) AND :account IN ('', account)";

    private ReleasedWrites() {}

    /** Returns whether a write that can move money names an account. Reads the whole table when none does. */
    public static boolean names(Handle handle, AccountId account) {
        return handle.createQuery("SELECT 1 FROM operation WHERE effect = 'SPEND' AND platform = :platform"
                        + " AND account = :account LIMIT 1")
                .bind("platform", account.platform().wireName())
                .bind("account", account.value())
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /**
     * Counts the writes that can move money and were released within a time.
     *
     * @param handle the unit
     * @param platform the platform; null for all
     * @param account the account; null for all
     * @param within the time, by the database's clock
     */
    public static int count(Handle handle, @Nullable Platform platform, @Nullable AccountId account, Duration within) {
        return handle.createQuery(COUNT)
                .bind("platform", platform == null ? "" : platform.wireName())
                .bind("account", account == null ? "" : account.value())
                .bind("within", within.toMillis())
                .mapTo(Integer.class)
                .one();
    }
}
