package dev.adtools.server.call;

import dev.adtools.api.Outcome;
import java.util.Optional;

/** The actions that wait for approval, as a workflow sees them. */
public interface HeldActions {

    /** Returns an action of an id. */
    Optional<HeldAction> find(String id);

    /**
     * Returns an action that may be executed now, or was, or why it may not.
     *
     * @param id the action
     * @param payloadHash the hash that whoever resumes repeats
     */
    Outcome<HeldAction> resumable(String id, String payloadHash);

    /**
     * Does what was approved, once: asked again, it answers the same. Every check is made again in the transaction that lets
     * it go.
     *
     * @param id an action that is resumable
     * @param resuming where the call comes from that resumes
     */
    CallResult execute(String id, CallMetadata resuming);
}
