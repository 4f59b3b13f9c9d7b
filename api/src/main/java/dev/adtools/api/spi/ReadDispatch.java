package dev.adtools.api.spi;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonWriter;

/**
 * A read tool as the pipeline sees it.
 *
 * @param <A> the argument record
 * @param <R> the result
 */
public non-sealed interface ReadDispatch<A, R> extends ToolDispatch<A> {

    /** Calls the handler. */
    Outcome<R> read(A arguments, CallContext context);

    /** Writes the result as {@code data}. */
    void encode(R result, JsonWriter out);
}
