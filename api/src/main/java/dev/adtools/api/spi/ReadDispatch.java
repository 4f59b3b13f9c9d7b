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

    /**
     * Calls the handler.
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     * @param context who calls, and until when
     * @return the result, or the failure that is the answer
     */
    Outcome<R> read(A arguments, CallContext context);

    /**
     * Writes the result as {@code data}.
     *
     * @param result what the handler answered
     * @param out what it is written to
     */
    void encode(R result, JsonWriter out);
}
