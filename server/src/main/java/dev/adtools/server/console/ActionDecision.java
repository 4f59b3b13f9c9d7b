package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.approval.ActionView;
import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.call.Caller;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Decision on a Pending Action that a page offers. */
enum ActionDecision {
    APPROVE("Approve", "comment"),
    REJECT("Reject", "reason"),
    CANCEL("Take the request back", "reason"),
    REVOKE("Take the approval back", "reason");

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

    /** Returns what the field of words is for. */
    String words() {
        return words;
    }

    /** Returns whether it cannot be taken without words. */
    boolean needsWords() {
        return this == REJECT;
    }

    /** Returns whether it says yes. */
    boolean isYes() {
        return this == APPROVE;
    }

    /** Returns the name that the audit trail has for it. */
    String recordedAs() {
        return "action." + segment();
    }

    /** Returns the body that REST takes for it. */
    byte[] body(String hash, String said) {
        JsonWriter body = new JsonWriter().beginObject();
        if (this == APPROVE || this == REJECT) {
            body.name("payload_hash").value(hash);
        }
        if (!said.isBlank()) {
            body.name(words).value(said.strip());
        }
        return body.endObject().toBytes();
    }

    /** Takes it. */
    Outcome<ActionView> take(PendingActionService actions, Caller caller, String id, byte[] body) {
        return switch (this) {
            case APPROVE -> actions.approve(caller, id, body);
            case REJECT -> actions.reject(caller, id, body);
            case CANCEL -> actions.cancel(caller, id, body);
            case REVOKE -> actions.revoke(caller, id, body);
        };
    }
}
