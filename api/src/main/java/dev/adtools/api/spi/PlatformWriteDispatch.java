package dev.adtools.api.spi;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Probe;
import java.util.Set;

/**
 * A write that reaches a platform, as the pipeline sees it.
 *
 * @param <A> the argument record
 * @param <P> the plan
 * @param <R> the result
 */
public non-sealed interface PlatformWriteDispatch<A, P, R> extends WriteDispatch<A, P, R> {

    /** {@return the names of the tools whose waiting requests on the same object this write withdraws} */
    default Set<String> withdraws() {
        return Set.of();
    }

    /** {@return the JSON names of the plan's members that the write does not depend on} */
    default Set<String> descriptive() {
        return Set.of();
    }

    /**
     * Calls the handler's second step.
     *
     * @param plan the plan of the first step, possibly read back from storage
     * @param context the caller, the deadline, and the right to send
     * @return the result, or the failure that is the answer
     */
    Outcome<R> apply(P plan, ApplyContext context);

    /**
     * Has the handler read a plan back from the platform.
     *
     * @param plan the plan that was sent, possibly read back from storage
     * @param context the caller and the deadline
     * @return the state that the platform shows
     */
    Probe<R> readBack(P plan, CallContext context);
}
