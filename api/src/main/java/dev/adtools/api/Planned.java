package dev.adtools.api;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Outcome of the first step of a write.
 *
 * @param <P> the plan
 */
public sealed interface Planned<P> {

    /**
     * {@return a plan that is ready to be applied}
     *
     * @param <P> the plan
     * @param plan what {@link WriteHandler#apply} will get
     * @param target what it changes or makes, in the account as found on the platform
     * @param diff what changes, field by field, and nothing else
     * @param derived the figures that follow from it, for whoever decides
     * @param spend the money it moves
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> ready(
            P plan,
            WriteTarget target,
            List<Change> diff,
            List<Change> derived,
            SpendEffect spend,
            List<String> warnings) {
        return new Ready<>(plan, target, diff, derived, spend, warnings);
    }

    /**
     * {@return a plan that works on no account itself: it runs other tools, each with its own plan and under its own hold}
     *
     * <p>For tools that are declared {@link SpendControl#DELEGATED}, and no others.
     *
     * @param <P> the plan
     * @param plan what {@link WriteHandler#apply} will get
     * @param diff what the other tools would do, where that was planned too
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> delegated(P plan, List<Change> diff, List<String> warnings) {
        return new Ready<>(plan, null, diff, List.of(), null, warnings);
    }

    /**
     * {@return a plan that changes only what the service itself keeps: it works on no account, and moves no money}
     *
     * <p>For tools that are declared {@link SpendControl#LOCAL}, and no others.
     *
     * @param <P> the plan
     * @param plan what {@link WriteHandler#apply} will get
     * @param diff what changes, field by field
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> local(P plan, List<Change> diff, List<String> warnings) {
        return new Ready<>(plan, null, diff, List.of(), null, warnings);
    }

    /**
     * {@return a plan that changes only the service's own tables, with figures that follow from it}
     *
     * <p>For tools that are declared {@link SpendControl#LOCAL}, and no others.
     *
     * @param <P> the plan
     * @param plan the plan that {@link WriteHandler#apply} gets
     * @param diff the changes, field by field
     * @param derived the figures that follow from the changes
     * @param warnings notices for the caller, one sentence each
     */
    static <P> Planned<P> local(P plan, List<Change> diff, List<Change> derived, List<String> warnings) {
        return new Ready<>(plan, null, diff, derived, null, warnings);
    }

    /**
     * {@return an answer that what the service itself keeps already is as asked}
     *
     * <p>For tools that are declared {@link SpendControl#LOCAL}, and no others.
     *
     * @param <P> the plan that is not needed
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> noChange(List<String> warnings) {
        return new NoChange<>(null, warnings);
    }

    /**
     * {@return an answer that the platform already is as asked}
     *
     * @param <P> the plan that is not needed
     * @param account the account that was looked at
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> noChange(AccountId account, List<String> warnings) {
        return new NoChange<>(account, warnings);
    }

    /**
     * {@return an answer that nothing may be done, and why}
     *
     * @param <P> the plan that there is not
     * @param error why the write is refused
     */
    static <P> Planned<P> refused(ToolError error) {
        return new Refused<>(error);
    }

    /**
     * {@return what the matching function makes of this}
     *
     * @param <T> what the functions make
     * @param onReady gets the plan and what it changes
     * @param onNoChange gets what was looked at
     * @param onRefused gets the failure
     */
    <T> T fold(
            Function<Ready<P>, ? extends T> onReady,
            Function<NoChange<P>, ? extends T> onNoChange,
            Function<ToolError, ? extends T> onRefused);

    /**
     * Plan that is ready to be applied: everything that will be sent, and what it changes.
     *
     * @param plan what {@link WriteHandler#apply} will get
     * @param target what it changes or makes; null when it is delegated or local
     * @param diff what changes, field by field, with the state before
     * @param derived the figures that follow from it
     * @param spend the money it moves; null when it is delegated or local
     * @param warnings what the caller should know, one sentence each
     */
    record Ready<P>(
            P plan,
            @Nullable WriteTarget target,
            List<Change> diff,
            List<Change> derived,
            @Nullable SpendEffect spend,
            List<String> warnings)
            implements Planned<P> {
        /** Copies the lists. */
        public Ready {
            diff = List.copyOf(diff);
            derived = List.copyOf(derived);
            warnings = List.copyOf(warnings);
        }

        /** {@return the account it works on; null when it is delegated or local} */
        public @Nullable AccountId account() {
            return target == null ? null : target.account();
        }

        /** {@return what is changed, for example {@code campaign 120210000000000001}; null when it is made} */
        public @Nullable String entity() {
            return target == null ? null : target.entity();
        }

        @Override
        public <T> T fold(
                Function<Ready<P>, ? extends T> onReady,
                Function<NoChange<P>, ? extends T> onNoChange,
                Function<ToolError, ? extends T> onRefused) {
            return onReady.apply(this);
        }
    }

    /**
     * Answer that all is as asked already; nothing will be sent.
     *
     * @param account the account that was looked at; null when the write is local
     * @param warnings what the caller should know, one sentence each
     */
    record NoChange<P>(@Nullable AccountId account, List<String> warnings) implements Planned<P> {
        /** Copies the list. */
        public NoChange {
            warnings = List.copyOf(warnings);
        }

        @Override
        public <T> T fold(
                Function<Ready<P>, ? extends T> onReady,
                Function<NoChange<P>, ? extends T> onNoChange,
                Function<ToolError, ? extends T> onRefused) {
            return onNoChange.apply(this);
        }
    }

    /** The write is refused before anything was sent. */
    record Refused<P>(ToolError error) implements Planned<P> {
        @Override
        public <T> T fold(
                Function<Ready<P>, ? extends T> onReady,
                Function<NoChange<P>, ? extends T> onNoChange,
                Function<ToolError, ? extends T> onRefused) {
            return onRefused.apply(error);
        }
    }
}
