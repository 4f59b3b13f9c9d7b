package dev.adtools.server.console;

import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.approval.ActionState;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Decision on a Pending Action that a page offers, the last one to carry out what was approved. */
enum ActionDecision {
    APPROVE("Approve", "comment"),
    REJECT("Reject", "comment"),
    CANCEL("Take the request back", "comment"),
    REVOKE("Take the approval back", "comment"),
    EXECUTE("Carry it out", "reason");

    private final String title;
    private final String words;

    ActionDecision(String title, String words) {
        this.title = title;
        this.words = words;
    }

    /** Returns the decision of a segment of a path; empty for none. */
    static Optional<ActionDecision> named(String segment) {
        return Arrays.stream(values())
                .filter(decision -> decision.segment().equals(segment))
                .findFirst();
    }

    /** Returns its segment of a path. */
    String segment() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the name that people read. */
    String title() {
        return title;
    }

    /** Returns whether it cannot be taken without words. */
    boolean needsWords() {
        return this == REJECT;
    }

    /** Returns whether it says yes. */
    boolean isYes() {
        return this == APPROVE || this == EXECUTE;
    }

    /** Returns the status in which an action must be. */
    ActionState from() {
        return this == REVOKE || this == EXECUTE ? ActionState.APPROVED : ActionState.PENDING;
    }

    /** Returns the name that the audit trail has for it. */
    String recordedAs() {
        return "action." + segment();
    }

    /** Returns the body that REST takes for it; the arguments of the tool where that carries an action out. */
    byte[] body(String id, String hash, String said) {
        JsonWriter body = new JsonWriter().beginObject();
        if (this == EXECUTE) {
            body.name("pending_action_id").value(id);
        }
        if (this != CANCEL && this != REVOKE) {
            body.name("payload_hash").value(hash);
        }
        if (!said.isBlank()) {
            body.name(words).value(said.strip());
        }
        return body.endObject().toBytes();
    }
}
