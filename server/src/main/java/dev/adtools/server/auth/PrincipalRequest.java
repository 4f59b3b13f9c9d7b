package dev.adtools.server.auth;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.PrincipalKind;

/** The principal that is to be made. */
@Body(role = Body.Role.REQUEST, description = "The principal that is to be made.")
record PrincipalRequest(
        @Arg(description = "Its id.", minLength = 1, maxLength = 64, pattern = ID, examples = "campaign-robot")
        String id,

        @Arg(
                description = "The person or team that answers for it.",
                minLength = 1,
                maxLength = 64,
                pattern = ID,
                examples = "marketing")
        String owner,

        @Arg(description = "What it is.") PrincipalKind kind) {

    // Lower case only: two owners must not look like one, nor one like two.
    static final String ID = "^[a-z0-9][a-z0-9._@-]*$";

    static Outcome<PrincipalRequest> read(byte[] body) {
        return BodyReader.read(body, PrincipalRequestCodec::decode);
    }
}
