package dev.adtools.api;

import java.util.Set;

/**
 * A write on a platform that cannot cause spend: it stops or lowers spend, or has no effect on it. It never waits for approval,
 * and no halt or cap stops it. Its tool declares {@link SpendControl#NONE}.
 *
 * @param <A> the argument record
 * @param <P> the plan: a record without floating point that holds everything that will be sent
 * @param <R> the result: a record, or a sealed interface of records
 */
public non-sealed interface HarmlessWriteHandler<A, P, R> extends WriteHandler<A, P, R> {

    /**
     * {@return the names of the tools whose waiting requests on the same object this write withdraws: those that would undo it}
     *
     * <p>Pausing a campaign withdraws the requests to enable it, of every owner, also when the campaign is paused already.
     */
    default Set<String> withdraws() {
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
