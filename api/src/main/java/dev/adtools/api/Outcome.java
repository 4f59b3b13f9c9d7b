package dev.adtools.api;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Result of a call, or a failure that is an answer. Bugs are exceptions and no outcome.
 *
 * @param <R> the result
 */
public sealed interface Outcome<R> {

    /**
     * {@return an outcome that holds a result}
     *
     * @param <R> the result
     * @param result the result
     */
    static <R> Outcome<R> completed(R result) {
        return new Completed<>(result);
    }

    /**
     * {@return an outcome that holds a failure}
     *
     * @param <R> the result that there is not
     * @param error why the call failed
     */
    static <R> Outcome<R> failed(ToolError error) {
        return new Failed<>(error);
    }

    /**
     * {@return an outcome of a tool that runs others which have not all ended}
     *
     * @param <R> the result
     * @param result the result so far
     * @param awaited the approval that they wait for; null when they go on by themselves
     */
    static <R> Outcome<R> unfinished(R result, @Nullable PendingAction awaited) {
        return new Unfinished<>(result, awaited);
    }

    /**
     * {@return an outcome of a tool that runs others of which one failed, perhaps behind some that did not}
     *
     * @param <R> the result that there is not
     * @param error why that one failed, and what ran before it
     */
    static <R> Outcome<R> failedMidway(ToolError error) {
        return new FailedMidway<>(error);
    }

    /**
     * {@return what the matching function makes of this outcome}
     *
     * @param <T> what the functions make
     * @param onCompleted gets the result
     * @param onFailed gets the failure
     */
    <T> T fold(Function<? super R, ? extends T> onCompleted, Function<? super ToolError, ? extends T> onFailed);

    /**
     * {@return this outcome with its result changed; a failure stays as it is}
     *
     * @param <T> the changed result
     * @param change makes the new result of the old one
     */
    default <T> Outcome<T> map(Function<? super R, ? extends T> change) {
        return fold(result -> completed(change.apply(result)), Outcome::failed);
    }

    /**
     * {@return the outcome of a next step on the result; a failure stays as it is}
     *
     * @param <T> the next step's result
     * @param next the step, which may fail in its turn
     */
    default <T> Outcome<T> flatMap(Function<? super R, Outcome<T>> next) {
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

    /** The call has a result so far: what it runs has not all ended. Only tools that run others end so. */
    record Unfinished<R>(R result, @Nullable PendingAction awaited) implements Outcome<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onCompleted, Function<? super ToolError, ? extends T> onFailed) {
            return onCompleted.apply(result);
        }
    }

    /** Failure of something that the call ran: its lasting answer, because some of it was done. */
    record FailedMidway<R>(ToolError error) implements Outcome<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onCompleted, Function<? super ToolError, ? extends T> onFailed) {
            return onFailed.apply(error);
        }
    }
}
