package dev.adtools.server.idempotency;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.ToolCall;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Decides whether a call that has claimed its operation may run, in the transaction that claims. */
@FunctionalInterface
public interface ClaimGate {

    /** Returns why it may not; empty when it may. */
    Optional<ToolError> refusal(Handle handle, ToolCall call);
}
