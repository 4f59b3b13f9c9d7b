package dev.adtools.server.cli;

import dev.adtools.api.Outcome;

/** Operations on halts, as the JSON of the REST resource. */
interface KillSwitch {

    /** Lists what is halted, the longest halt first. There are few, and all of them matter, so the list has one page. */
    Outcome<byte[]> list();

    /** Halts a scope for the reason in a body {@code {reason}}; a scope that is halted gets another reason. */
    Outcome<byte[]> set(String scope, byte[] body);

    /** Ends the halt of a scope, if there is one. */
    Outcome<byte[]> clear(String scope);
}
