package dev.adtools.server.approval;

import dev.adtools.api.JsonName;

/** Kind of a decision on a Pending Action. */
public enum DecisionKind {
    /** Lets it be executed. */
    @JsonName("approve")
    APPROVE("approve"),
    /** Keeps it from being executed. */
    @JsonName("reject")
    REJECT("reject");

    private final String word;

    DecisionKind(String word) {
        this.word = word;
    }

    /** Returns the verb of the statement. */
    String word() {
        return word;
    }
}
