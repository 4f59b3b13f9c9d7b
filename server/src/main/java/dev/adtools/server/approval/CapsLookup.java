package dev.adtools.server.approval;

import dev.adtools.api.AccountId;
import dev.adtools.server.call.CapsLeft;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Tells what the caps of an account leave. */
public interface CapsLookup {

    /**
     * Returns the rest of the caps now, reading only; null for an account without caps.
     *
     * @param handle the transaction to read in
     * @param world the world's id
     * @param account the account
     */
    @Nullable
    CapsLeft of(Handle handle, String world, AccountId account);
}
