package dev.adtools.api;

/**
 * A tool that changes something, in two steps: what will be sent is settled first, then sent exactly so, once.
 *
 * <p>Only the pipeline calls {@link #apply}. {@code validate_only} is plan without apply; an approval shows the plan,
 * stores it, and later applies those bytes.
 *
 * @param <A> the argument record
 * @param <P> the plan: a record without floating point that holds everything that will be sent
 * @param <R> the result: a record, or a sealed interface of records
 */
public non-sealed interface WriteHandler<A, P, R> extends ToolHandler<A> {

    /**
     * Reads and checks, changes nothing, and settles everything that will be sent.
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     * @param context who calls, and until when
     * @return what would be done, that nothing is to be done, or why it is refused
     */
    Planned<P> plan(A arguments, CallContext context);

    /**
     * Sends exactly what was planned, in one attempt.
     *
     * @param plan what {@link #plan} settled, possibly read back from storage
     * @param context who calls, and until when
     * @return the result, or the failure; an answer that never came is {@link ErrorCode#OUTCOME_UNKNOWN}
     */
    Outcome<R> apply(P plan, CallContext context);

    /**
     * Looks whether a plan was applied whose answer never came. Reads only, and is asked again later when it cannot tell.
     *
     * @param plan what was sent, read back from storage
     * @param context on whose behalf, and until when
     * @return what it found; unless overridden, that it cannot tell
     */
    default Probe<R> probe(P plan, CallContext context) {
        return Probe.inconclusive("The tool has no way to find out; a person must look.");
    }
}
