package dev.adtools.api;

import java.util.Set;

/**
 * A write on a platform that can move money: it plans its effect on spend, and runs only past approvals, caps and halts. Its
 * tool declares {@link SpendControl#PAUSED_OR_APPROVAL} or {@link SpendControl#STAGED}.
 *
 * @param <A> the argument record
 * @param <P> the plan: a record without floating point that holds everything that will be sent
 * @param <R> the result: a record, or a sealed interface of records
 */
public non-sealed interface SpendingWriteHandler<A, P, R> extends WriteHandler<A, P, R> {

    /**
     * {@return the JSON names of the plan's members that only describe the object, such as its name}
     *
     * <p>An approved plan is applied while a new plan has the same value in every other member. The approved bytes are sent in
     * any case.
     */
    default Set<String> descriptive() {
        return Set.of();
    }

    /**
     * Sends exactly the plan, in one request.
     *
     * @param plan the plan, possibly read back from storage
     * @param context the caller, the deadline, and the right to send
     * @return the result, or the failure; {@link ErrorCode#OUTCOME_UNKNOWN} when the platform gave no answer
     */
    Outcome<R> apply(P plan, ApplyContext context);

    /**
     * Reads back from the platform whether a plan is applied: once after each answer of success, and again later when the
     * platform gave no answer. Changes nothing.
     *
     * @param plan the plan that was sent, possibly read back from storage
     * @param context the caller and the deadline
     * @return the state that the platform shows
     */
    Probe<R> readBack(P plan, CallContext context);
}
