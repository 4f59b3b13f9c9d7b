package dev.adtools.api.spi;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;

/**
 * A write that reaches no platform itself, local or delegating, as the pipeline sees it.
 *
 * @param <A> the argument record
 * @param <P> the plan
 * @param <R> the result
 */
public non-sealed interface ServiceWriteDispatch<A, P, R> extends WriteDispatch<A, P, R> {

    /**
     * Calls the handler's second step.
     *
     * @param plan the plan of the first step
     * @param context the caller and the deadline
     * @return the result, or the failure that is the answer
     */
    Outcome<R> apply(P plan, CallContext context);
}
