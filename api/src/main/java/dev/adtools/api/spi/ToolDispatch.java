package dev.adtools.api.spi;

import dev.adtools.api.AccountId;
import org.jspecify.annotations.Nullable;

/**
 * One tool as the pipeline sees it. Implemented by generated code, one of three kinds.
 *
 * @param <A> the argument record
 */
public sealed interface ToolDispatch<A> permits ReadDispatch, ValidateDispatch, WriteDispatch {

    /** Returns what the catalog says of the tool. */
    ToolDescriptor descriptor();

    /** Reads the arguments; null when a rule was broken, which the reader has then noted. */
    @Nullable
    A decode(ArgumentReader reader);

    /** Returns the account or property that the arguments name, or null when they name none. */
    @Nullable
    AccountId account(A arguments);
}
