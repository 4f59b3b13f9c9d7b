package dev.adtools.api;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Result of the search for a write whose answer never came. Only what is certain ends the uncertainty; the rest is evidence for
 * a person.
 *
 * @param <R> the write's result
 */
public sealed interface Probe<R> {

    /**
     * {@return that the write was applied, with what it made}
     *
     * @param <R> the write's result
     * @param result what {@link WriteHandler#apply} would have returned
     */
    static <R> Probe<R> found(R result) {
        return new Found<>(result);
    }

    /**
     * {@return that what the write would have made is not there}
     *
     * <p>Counts as proof once the platform has had five minutes to show what it applied.
     *
     * @param <R> the write's result
     */
    static <R> Probe<R> absent() {
        return new Absent<>();
    }

    /**
     * {@return that nothing certain was found}
     *
     * @param <R> the write's result
     * @param evidence what was seen, one sentence for the person who decides
     */
    static <R> Probe<R> inconclusive(String evidence) {
        return new Inconclusive<>(evidence);
    }

    /**
     * {@return what the matching function makes of this}
     *
     * @param <T> what the functions make
     * @param onFound gets what the write made
     * @param onAbsent is asked when it is not there
     * @param onInconclusive gets what was seen
     */
    <T> T fold(
            Function<? super R, ? extends T> onFound,
            Supplier<? extends T> onAbsent,
            Function<String, ? extends T> onInconclusive);

    /** Result that the write was applied. */
    record Found<R>(R result) implements Probe<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onFound,
                Supplier<? extends T> onAbsent,
                Function<String, ? extends T> onInconclusive) {
            return onFound.apply(result);
        }
    }

    /** Result that what the write would have made is not there. */
    record Absent<R>() implements Probe<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onFound,
                Supplier<? extends T> onAbsent,
                Function<String, ? extends T> onInconclusive) {
            return onAbsent.get();
        }
    }

    /** Result that nothing certain was found. */
    record Inconclusive<R>(String evidence) implements Probe<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onFound,
                Supplier<? extends T> onAbsent,
                Function<String, ? extends T> onInconclusive) {
            return onInconclusive.apply(evidence);
        }
    }
}
