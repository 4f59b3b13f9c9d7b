package dev.adtools.api;

/**
 * A tool that lists or analyses data. It changes nothing, so it may be run again at any time.
 *
 * @param <A> the argument record
 * @param <R> the result: a record, or a sealed interface of records
 */
public non-sealed interface ReadHandler<A, R> extends ToolHandler<A> {

    /**
     * Answers one call.
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     * @param context who calls, and until when
     * @return the result, or the failure that is the answer; a thrown exception is a bug
     */
    Outcome<R> read(A arguments, CallContext context);
}
