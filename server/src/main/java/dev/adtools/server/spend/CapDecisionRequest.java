package dev.adtools.server.spend;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

/** Request that decides on the change of a cap that waits. */
@Body(role = Body.Role.REQUEST, description = "The change of a cap that is approved, rejected or taken back.")
record CapDecisionRequest(
        @Arg(
                description = "The `payload_hash` of the change that was read.",
                pattern = CapView.HASH,
                examples = CapView.HASH_EXAMPLE)
        String payloadHash) {}
