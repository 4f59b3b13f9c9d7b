package dev.adtools.server.workflow;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Takes back the Pending Action that a cancelled workflow waits for. */
@FunctionalInterface
public interface Withdrawal {

    /**
     * Ends an action that was not executed.
     *
     * @param actionId the action
     * @param by the principal that takes it back
     * @param why its reason; null for none
     * @param at the moment
     * @return false when it is executed, or has ended in another way
     */
    boolean withdraw(Handle handle, String actionId, String by, @Nullable String why, Instant at);
}
