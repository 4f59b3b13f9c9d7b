package dev.adtools.server.workflow;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.BodyReader;
import org.jspecify.annotations.Nullable;

/** Request to cancel a workflow, with the reason where it is said. */
@Body(role = Body.Role.REQUEST, description = "Why a workflow is cancelled.")
record CancelRequest(
        @Arg(description = "Why it is cancelled.", minLength = 1, maxLength = 500, examples = "The budget is agreed.")
        @Nullable
        String reason) {

    /** Reads a body; none is an empty one. */
    static Outcome<CancelRequest> read(byte[] body) {
        return body.length == 0
                ? Outcome.completed(new CancelRequest(null))
                : BodyReader.read(body, CancelRequestCodec::decode);
    }
}
