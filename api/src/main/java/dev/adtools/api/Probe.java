package dev.adtools.api;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Result of reading a write back from its platform. After an answer of success it says whether the platform shows the change;
 * without an answer, only certainty settles the outcome, and the rest is evidence for a person.
 *
 * @param <R> the write's result
 */
public sealed interface Probe<R> {

    /**
     * {@return that the write was applied, with what it made}
     *
     * @param <R> the write's result
     * @param result what {@code apply} would have returned
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
     * {@return that the platform shows another state than the write set}
     *
     * <p>Proves nothing where no answer came: somebody may have changed it since.
     *
     * @param <R> the write's result
     * @param difference the state that the platform shows, one sentence for people
     */
    static <R> Probe<R> differs(String difference) {
        return new Differs<>(difference);
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
     * @param onDiffers gets the state that the platform shows instead
     * @param onInconclusive gets what was seen
     */
    <T> T fold(
            Function<? super R, ? extends T> onFound,
            Supplier<? extends T> onAbsent,
            Function<String, ? extends T> onDiffers,
            Function<String, ? extends T> onInconclusive);

    /** Result that the write was applied. */
    record Found<R>(R result) implements Probe<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onFound,
                Supplier<? extends T> onAbsent,
                Function<String, ? extends T> onDiffers,
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
                Function<String, ? extends T> onDiffers,
                Function<String, ? extends T> onInconclusive) {
            return onAbsent.get();
        }
    }

    /** Result that the platform shows another state. */
    record Differs<R>(String difference) implements Probe<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onFound,
                Supplier<? extends T> onAbsent,
                Function<String, ? extends T> onDiffers,
                Function<String, ? extends T> onInconclusive) {
            return onDiffers.apply(difference);
        }
    }

    /** Result that nothing certain was found. */
    record Inconclusive<R>(String evidence) implements Probe<R> {
        @Override
        public <T> T fold(
                Function<? super R, ? extends T> onFound,
                Supplier<? extends T> onAbsent,
                Function<String, ? extends T> onDiffers,
                Function<String, ? extends T> onInconclusive) {
            return onInconclusive.apply(evidence);
        }
    }
}
