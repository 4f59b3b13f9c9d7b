package dev.adtools.api.spi;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * A write as the pipeline sees it.
 *
 * @param <A> the argument record
 * @param <P> the plan
 * @param <R> the result
 */
public non-sealed interface WriteDispatch<A, P, R> extends ToolDispatch<A> {

    /** Returns whether the arguments ask for a check without effect ({@code validate_only}). */
    boolean validateOnly(A arguments);

    /** Returns whether the call must wait for approval: always when staged, else as {@code execution_mode} says. */
    boolean approvalRequired(A arguments);

    /** Calls the handler's first step. */
    Planned<P> plan(A arguments, CallContext context);

    /** Calls the handler's second step. */
    Outcome<R> apply(P plan, CallContext context);

    /** Writes a plan canonically (RFC 8785), as it is stored and hashed. */
    void encodePlan(P plan, JsonWriter out);

    /** Reads a stored plan; null when it does not fit, which the reader has then noted. */
    @Nullable
    P decodePlan(ArgumentReader reader);

    /** Writes the answer as {@code data}. */
    void encode(WriteAnswer<R> answer, JsonWriter out);
}
