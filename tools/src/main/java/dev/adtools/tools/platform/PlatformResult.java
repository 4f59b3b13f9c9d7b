package dev.adtools.tools.platform;

import dev.adtools.api.AccountScoped;
import dev.adtools.api.CallContext;
import dev.adtools.api.Granted;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import java.util.function.Function;

/**
 * Outcome of one operation on a platform.
 *
 * @param <T> its result
 */
public sealed interface PlatformResult<T> {

    /** Returns that the platform answered. */
    static <T> PlatformResult<T> answered(T value) {
        return new Answered<>(value);
    }

    /** Returns that the platform gave no result. */
    static <T> PlatformResult<T> failed(PlatformFailure failure) {
        return new Failed<>(failure);
    }

    /** Returns a thing that was read by its id alone, granted; one of an account that the caller may not use is not found. */
    static <T extends AccountScoped> PlatformResult<Granted<T>> granted(T thing, CallContext context) {
        return context.grant(thing).fold(PlatformResult::answered, refused -> failed(PlatformFailure.NotFound.FOREIGN));
    }

    /** Returns what the matching function makes of this. */
    <U> U fold(Function<? super T, ? extends U> onAnswered, Function<? super PlatformFailure, ? extends U> onFailed);

    /** Returns this with its result changed; a failure stays as it is. */
    default <U> PlatformResult<U> map(Function<? super T, ? extends U> change) {
        return fold(value -> answered(change.apply(value)), PlatformResult::failed);
    }

    /** Returns what a next operation on the result gives; a failure stays as it is. */
    default <U> PlatformResult<U> flatMap(Function<? super T, PlatformResult<U>> next) {
        return fold(next, PlatformResult::failed);
    }

    /** Returns this as the outcome of a tool of a mode. */
    default Outcome<T> outcome(Mode mode) {
        return fold(Outcome::completed, failure -> Outcome.failed(failure.toolError(mode)));
    }

    /** The platform answered. */
    record Answered<T>(T value) implements PlatformResult<T> {
        @Override
        public <U> U fold(
                Function<? super T, ? extends U> onAnswered, Function<? super PlatformFailure, ? extends U> onFailed) {
            return onAnswered.apply(value);
        }
    }

    /** The platform gave no result. */
    record Failed<T>(PlatformFailure failure) implements PlatformResult<T> {
        @Override
        public <U> U fold(
                Function<? super T, ? extends U> onAnswered, Function<? super PlatformFailure, ? extends U> onFailed) {
            return onFailed.apply(failure);
        }
    }
}
