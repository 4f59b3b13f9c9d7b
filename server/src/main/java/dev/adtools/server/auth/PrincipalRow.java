package dev.adtools.server.auth;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.server.call.PrincipalKind;
import java.time.Instant;

/** A service or a human that tokens belong to, as it is stored and shown. */
@Body(name = "Principal", role = Body.Role.ANSWER, description = "Somebody or something that tokens are for.")
public record PrincipalRow(
        @Arg(description = "Its id.", examples = "campaign-robot")
        String id,

        @Arg(description = "The person or team that answers for it.", examples = "marketing")
        String owner,

        PrincipalKind kind,

        @Arg(description = "Whether its tokens are refused.", examples = "false")
        boolean disabled,

        @Arg(description = "When it was made.", examples = "2026-03-01T09:30:00Z")
        Instant createdAt) {}
