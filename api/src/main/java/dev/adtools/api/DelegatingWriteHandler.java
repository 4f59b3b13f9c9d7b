package dev.adtools.api;

/**
 * A write that runs other tools, each with its own plan, under its own approval, caps and halts. It reaches no platform itself.
 * Its tool declares {@link SpendControl#DELEGATED}.
 *
 * @param <A> the argument record
 * @param <P> the plan: a record without floating point
 * @param <R> the result: a record, or a sealed interface of records
 */
public non-sealed interface DelegatingWriteHandler<A, P, R> extends WriteHandler<A, P, R> {

    /**
     * Starts or resumes the other tools.
     *
     * @param plan the plan
     * @param context the caller and the deadline
     * @return the result; {@link Outcome#unfinished} while not all have ended, {@link Outcome#failedMidway} when one failed
     */
    Outcome<R> apply(P plan, CallContext context);
}
