package dev.adtools.api;

/**
 * A tool that changes something, in two steps: what will be sent is settled first, then sent exactly so, once.
 *
 * <p>Only the pipeline calls the second step, {@code apply}. {@code validate_only} is plan without apply; an approval shows the
 * plan, stores it, and later applies those bytes.
 *
 * <p>The four kinds differ in what a write may do; a tool's {@link SpendControl} must be that of its handler's kind.
 *
 * @param <A> the argument record
 * @param <P> the plan: a record without floating point that holds everything that will be sent
 * @param <R> the result: a record, or a sealed interface of records
 */
public sealed interface WriteHandler<A, P, R> extends ToolHandler<A>
        permits HarmlessWriteHandler, SpendingWriteHandler, LocalWriteHandler, DelegatingWriteHandler {

    /**
     * Reads and checks, changes nothing, and settles everything that will be sent.
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     * @param context who calls, and until when
     * @return what would be done, that nothing is to be done, or why it is refused
     */
    Planned<P> plan(A arguments, CallContext context);

    /**
     * {@return the call that takes an applied write back, or the reason for which no tool does}
     *
     * @param plan the plan, as {@link #plan} settled it or read back from storage
     * @param result the result of the second step
     */
    Inverse inverse(P plan, R result);
}
