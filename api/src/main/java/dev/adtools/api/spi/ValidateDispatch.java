package dev.adtools.api.spi;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonWriter;

/**
 * A validation as the pipeline sees it.
 *
 * @param <A> the argument record
 * @param <F> what else the validation finds out
 */
public non-sealed interface ValidateDispatch<A, F> extends ToolDispatch<A> {

    /**
     * Calls the handler.
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     * @param context who calls, and until when
     * @return the findings, or the failure that is the answer
     */
    Outcome<Validation<F>> validate(A arguments, CallContext context);

    /**
     * Writes the validation as {@code data}.
     *
     * @param validation what the handler answered
     * @param out what it is written to
     */
    void encode(Validation<F> validation, JsonWriter out);
}
