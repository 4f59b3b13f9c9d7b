package dev.adtools.server.call;

import dev.adtools.api.PendingAction;
import dev.adtools.api.WriteTarget;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** Decides whether a planned write may go, and remembers what became of it. Every method is one transaction. */
public interface WriteLedger {

    /**
     * Lets a write go. When this returns nothing, everything that has a say agreed, and that the write may have been sent is
     * on disk.
     *
     * @return what to answer when it may not go, or another call with its key was let go before; empty when it must now be
     *     sent, once
     */
    Optional<CallResult> letGo(PlannedWrite write);

    /**
     * Notes how a write ended that was let go.
     *
     * @return what to answer: the ending's answer, or that the outcome is unknown when it could not be noted
     */
    CallResult settle(PlannedWrite write, WriteOutcome outcome);

    /**
     * Makes a change in the service's own tables. With a key, the change, its operation and its answer are one transaction.
     *
     * @param world what the call is about
     * @param change makes it, and returns the answer
     * @return the answer, or that of another call with the key
     */
    CallResult local(ToolCall call, PlatformEnvironment world, Supplier<CallResult> change);

    /**
     * Keeps a write until someone approves it.
     *
     * @param answer makes the {@code data} that its caller gets, of the action and of what would keep the write from going now
     */
    CallResult stage(PlannedWrite write, BiFunction<PendingAction, List<String>, byte[]> answer);

    /**
     * Returns the reasons that would keep a write from going now, one sentence each; nothing is held or counted for it.
     *
     * @param held whether it would wait for approval first
     */
    List<String> foreseen(PlannedWrite write, boolean held);

    /**
     * Names the requests that wait, are approved or run on an object, of any tool, one sentence each; withdraws those of some
     * tools that do not run yet.
     *
     * @param call the call
     * @param environment the environment of the call
     * @param target the object
     * @param withdrawn the names of the tools whose requests are withdrawn; none when the call only checks
     * @param changes whether the call has something to change, so that it replaces the request that it names
     * @return the sentences
     */
    List<String> openRequests(
            ToolCall call, PlatformEnvironment environment, WriteTarget target, Set<String> withdrawn, boolean changes);

    /** Ends an approved action that is no longer what would be planned now. */
    CallResult outdated(PlannedWrite write);

    /**
     * A write in the service's own tables.
     *
     * @param call the call that asked for it
     * @param entity what is made or changed
     */
    record LocalChange(ToolCall call, String entity) {}
}
