package dev.adtools.api;

import java.util.ArrayList;
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
     * {@return a plan of a {@link HarmlessWriteHandler}}
     *
     * @param <P> the plan
     * @param plan the plan that {@code apply} gets
     * @param target the object that the write changes or makes, in the account as found on the platform
     * @param summary the write in one sentence
     * @param diff the changes, field by field
     * @param derived the figures that follow from it, for the approver
     * @param spend the spend that it stops or lowers; never more than before
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> harmless(
            P plan,
            WriteTarget target,
            Summary summary,
            List<Change> diff,
            List<Change> derived,
            SpendEffect spend,
            List<String> warnings) {
        return new Ready<>(plan, target, summary, diff, derived, spend, false, null, warnings);
    }

    /**
     * {@return a plan of a {@link SpendingWriteHandler} that moves money}
     *
     * @param <P> the plan
     * @param plan the plan that {@code apply} gets
     * @param target the object that the write changes or makes, in the account as found on the platform
     * @param summary the write in one sentence
     * @param diff the changes, field by field
     * @param derived the figures that follow from it, for the approver
     * @param spend the money it moves: more or less than before
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> spending(
            P plan,
            WriteTarget target,
            Summary summary,
            List<Change> diff,
            List<Change> derived,
            SpendEffect spend,
            List<String> warnings) {
        return new Ready<>(plan, target, summary, diff, derived, spend, false, null, warnings);
    }

    /**
     * {@return a plan of a {@link SpendingWriteHandler} that moves no money today}
     *
     * @param <P> the plan
     * @param plan the plan that {@code apply} gets
     * @param target the object that the write changes or makes, in the account as found on the platform
     * @param summary the write in one sentence
     * @param diff the changes, field by field
     * @param derived the figures that follow from it, for the approver
     * @param spend the money that it moves, which is none
     * @param warnings notices for the caller, one sentence each; one of them, or the summary, gives the reason
     */
    static <P> Planned<P> withoutSpend(
            P plan,
            WriteTarget target,
            Summary summary,
            List<Change> diff,
            List<Change> derived,
            SpendEffect spend,
            List<String> warnings) {
        return new Ready<>(plan, target, summary, diff, derived, spend, true, null, warnings);
    }

    /**
     * {@return a plan of a {@link DelegatingWriteHandler}}
     *
     * @param <P> the plan
     * @param plan the plan that {@code apply} gets
     * @param summary the write in one sentence
     * @param diff the planned changes of the other tools; empty without such plans
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> delegated(P plan, Summary summary, List<Change> diff, List<String> warnings) {
        return new Ready<>(plan, null, summary, diff, List.of(), null, false, null, warnings);
    }

    /**
     * {@return a plan of a {@link LocalWriteHandler}}
     *
     * @param <P> the plan
     * @param plan the plan that {@code apply} gets
     * @param summary the write in one sentence
     * @param diff the changes, field by field
     * @param derived the figures that follow from the changes
     * @param warnings notices for the caller, one sentence each
     */
    static <P> Planned<P> local(
            P plan, Summary summary, List<Change> diff, List<Change> derived, List<String> warnings) {
        return new Ready<>(plan, null, summary, diff, derived, null, false, null, warnings);
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
     * @param target the object that is already as asked
     * @param warnings what the caller should know, one sentence each
     */
    static <P> Planned<P> noChange(WriteTarget target, List<String> warnings) {
        return new NoChange<>(target, warnings);
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
     * {@return this plan with the recent delivery of its object, for the approver; every other answer as it is}
     *
     * @param lately the delivery; null when the platform gave no report
     */
    default Planned<P> delivered(@Nullable RecentDelivery lately) {
        return this;
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
     * @param plan the plan that {@code apply} gets
     * @param target what it changes or makes; null when it is delegated or local
     * @param summary the write in one sentence
     * @param diff what changes, field by field, with the state before
     * @param derived the figures that follow from it
     * @param spend the money it moves; null when it is delegated or local
     * @param movesNoMoney whether the handler says that a write which may move money moves none
     * @param recent how the object delivered lately; null where that is not known
     * @param warnings what the caller should know, one sentence each
     */
    record Ready<P>(
            P plan,
            @Nullable WriteTarget target,
            Summary summary,
            List<Change> diff,
            List<Change> derived,
            @Nullable SpendEffect spend,
            boolean movesNoMoney,
            @Nullable RecentDelivery recent,
            List<String> warnings)
            implements Planned<P> {
        /** Copies the lists. */
        public Ready {
            diff = List.copyOf(diff);
            derived = List.copyOf(derived);
            warnings = List.copyOf(warnings);
        }

        /**
         * {@return this plan with more warnings}
         *
         * @param more notices for the caller, one sentence each
         */
        public Ready<P> warning(List<String> more) {
            List<String> all = new ArrayList<>(warnings);
            all.addAll(more);
            return new Ready<>(plan, target, summary, diff, derived, spend, movesNoMoney, recent, all);
        }

        @Override
        public Planned<P> delivered(@Nullable RecentDelivery lately) {
            return new Ready<>(plan, target, summary, diff, derived, spend, movesNoMoney, lately, warnings);
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
     * @param target the object that was looked at; null when the write is local
     * @param warnings what the caller should know, one sentence each
     */
    record NoChange<P>(@Nullable WriteTarget target, List<String> warnings) implements Planned<P> {
        /** Copies the list. */
        public NoChange {
            warnings = List.copyOf(warnings);
        }

        /** {@return the account that was looked at; null when the write is local} */
        public @Nullable AccountId account() {
            return target == null ? null : target.account();
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
