package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.api.spi.WriteDispatch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a call as the tool's record, together with the tool that reads such records.
 *
 * @param <A> the argument record
 * @param tool the tool
 * @param arguments every bound of its schema holds
 */
public record Decoded<A>(ToolDispatch<A> tool, A arguments) {

    /** Returns the account that the arguments name, normalised; null when they name none. */
    public @Nullable AccountId account() {
        return tool.account(arguments);
    }

    /** Returns every account that the arguments name, normalised. */
    public List<AccountId> accounts() {
        return tool.accounts(arguments);
    }

    /** Returns whether they ask a write to be checked only. */
    public boolean onlyValidates() {
        return tool instanceof WriteDispatch<A, ?, ?> write && write.validateOnly(arguments);
    }
}
