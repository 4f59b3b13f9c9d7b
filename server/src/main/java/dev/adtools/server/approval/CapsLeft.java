package dev.adtools.server.approval;

import dev.adtools.api.AccountId;
import dev.adtools.api.json.JsonValue;
import org.jdbi.v3.core.Handle;

/** Tells what the caps of an account leave. */
public interface CapsLeft {

    /**
     * Returns what is left now, reading only; JSON null for an account without caps.
     *
     * @param handle the transaction to read in
     * @param world the world's id
     * @param account the account
     */
    JsonValue of(Handle handle, String world, AccountId account);
}
