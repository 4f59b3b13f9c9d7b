package dev.adtools.server.spend;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;

/** What a holder of {@code service:admin} can do with halts, in the words of the REST resource. */
public interface KillSwitch {

    /** Lists what is halted, the longest halt first. There are few, and all of them matter, so the list has one page. */
    Outcome<JsonObject> halts();

    /** Returns whether a scope is halted, and why. */
    Outcome<JsonObject> halt(String scope);

    /** Halts a scope for the reason in a body {@code {reason}}; a scope that is halted gets another reason. */
    Outcome<JsonObject> set(String scope, byte[] body);

    /** Ends the halt of a scope, if there is one. */
    Outcome<JsonObject> clear(String scope);
}
