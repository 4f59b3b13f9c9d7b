package dev.adtools.server.approval;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import org.jspecify.annotations.Nullable;

/** The approval of a pending action. */
@Body(role = Body.Role.REQUEST, description = "The approval of a pending action.")
record ApprovalRequest(
        @Arg(description = "The `payload_hash` of the action that was read.", pattern = HASH, examples = HASH_EXAMPLE)
        String payloadHash,

        @Arg(
                description = "What the approver says to it.",
                minLength = 1,
                maxLength = 500,
                examples = "The budget is agreed.")
        @Nullable
        String comment) {

    static final String HASH = "^sha256:[0-9a-f]{64}$";
    static final String HASH_EXAMPLE = "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
}
