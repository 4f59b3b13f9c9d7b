package dev.adtools.server.auth;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import java.time.Instant;
import java.util.Locale;

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
        Instant createdAt) {

    /** Kind of a principal. */
    @Body(description = "What a principal is.", examples = "service")
    public enum PrincipalKind {
        @JsonName("service")
        SERVICE,
        @JsonName("human")
        HUMAN;

        /** Returns the kind's name in requests and answers. */
        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }

        static PrincipalKind named(String wireName) {
            return valueOf(wireName.toUpperCase(Locale.ROOT));
        }
    }
}
