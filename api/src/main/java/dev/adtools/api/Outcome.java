package dev.adtools.api;

import java.util.function.Function;

/**
 * How a call ended: with a result, or with a failure that is an answer. Bugs are exceptions and no outcome.
 *
 * @param <R> the result
 */
public sealed interface Outcome<R> {

    /** Returns an outcome that holds a result. */
    static <R> Outcome<R> completed(R result) {
        return new Completed<>(result);
    }

    /** Returns an outcome that holds a failure. */
    static <R> Outcome<R> failed(ToolError error) {
        return new Failed<>(error);
    }

    /** Returns what the matching function makes of this outcome. */
    <T> T fold(Function<? super R, ? extends T> onCompleted, Function<? super ToolError, ? extends T> onFailed);

    /** Returns this outcome with its result changed; a failure stays as it is. */
    default <T> Outcome<T> map(Function<? super R, ? extends T> change) {
        return fold(result -> completed(change.apply(result)), Outcome::failed);
    }

    /** Returns the outcome of a next step on the result; a failure stays as it is. */
    default <T> Outcome<T> then(Function<? super R, Outcome<T>> next) {
        return fold(next, Outcome::failed);
    }

    /** The call has a result. */
    record Completed<R>(R result) implements Outcome<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onCompleted, Function<? super ToolError, ? extends T> onFailed) {
            return onCompleted.apply(result);
        }
    }

    /** The call failed, and this is why. */
    record Failed<R>(ToolError error) implements Outcome<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onCompleted, Function<? super ToolError, ? extends T> onFailed) {
            return onFailed.apply(error);
        }
    }
}
