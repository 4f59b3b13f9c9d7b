package dev.adtools.server.approval;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import org.jspecify.annotations.Nullable;

/** The rejection of a pending action. */
@Body(role = Body.Role.REQUEST, description = "The rejection of a pending action.")
record RejectionRequest(
        @Arg(description = "Why it is rejected.", minLength = 1, maxLength = 500, examples = "The budget is agreed.")
        String reason,

        @Arg(
                description = "The `payload_hash` of the action that was read; checked when it is sent.",
                pattern = ApprovalRequest.HASH,
                examples = ApprovalRequest.HASH_EXAMPLE)
        @Nullable
        String payloadHash) {}
