package dev.adtools.server.decision;

import dev.adtools.server.call.Caller;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Looks up, within a unit, the current rights of the token that a request or a decision was made with. */
@FunctionalInterface
public interface CurrentCallers {

    /** Returns its caller, also when it has expired since; empty when it was revoked or its principal is disabled. */
    Optional<Caller> caller(Handle handle, String principal, String tokenId);
}
