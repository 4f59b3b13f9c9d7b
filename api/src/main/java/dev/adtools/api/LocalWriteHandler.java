package dev.adtools.api;

/**
 * A write on the service's own tables: it reaches no platform, and works on no account. Its tool declares
 * {@link SpendControl#LOCAL}.
 *
 * @param <A> the argument record
 * @param <P> the plan: a record without floating point
 * @param <R> the result: a record, or a sealed interface of records
 */
public non-sealed interface LocalWriteHandler<A, P, R> extends WriteHandler<A, P, R> {

    /**
     * Makes exactly the planned change.
     *
     * @param plan the plan
     * @param context the caller and the deadline
     * @return the result, or the failure
     */
    Outcome<R> apply(P plan, CallContext context);
}
