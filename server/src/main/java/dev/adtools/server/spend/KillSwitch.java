package dev.adtools.server.spend;

import dev.adtools.api.Outcome;

/** Operations of a holder of {@code service:admin} on halts, as the JSON of the REST resource. */
public interface KillSwitch {

    /** Lists what is halted, the longest halt first. There are few, and all of them matter, so the list has one page. */
    Outcome<byte[]> halts();

    /** Returns whether a scope is halted, and why. */
    Outcome<byte[]> halt(String scope);

    /** Halts a scope for the reason in a body {@code {reason}}; a scope that is halted gets another reason. */
    Outcome<byte[]> set(String scope, byte[] body);

    /** Ends the halt of a scope, if there is one. */
    Outcome<byte[]> clear(String scope);
}
