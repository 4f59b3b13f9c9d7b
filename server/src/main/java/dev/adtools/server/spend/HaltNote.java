package dev.adtools.server.spend;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import java.time.Instant;

/** Record of a stop or of a resumption, with its reason. */
@Body(name = "HaltNote", role = Body.Role.ANSWER, description = "A stop or a resumption of a scope.")
public record HaltNote(
        Kind kind,

        @Arg(description = "The reason that was given.", examples = "Prices are wrong.")
        String reason,

        @Arg(description = "The principal that gave it.", examples = "operator")
        String setBy,

        @Arg(description = "The time of the request.", examples = "2026-03-01T09:30:00Z")
        Instant at) {

    /** Kind of a note. */
    @Body(name = "HaltNoteKind", description = "Whether the scope was stopped, stopped again, or resumed.")
    public enum Kind {
        @JsonName("stopped")
        STOPPED,
        @JsonName("stopped_again")
        STOPPED_AGAIN,
        @JsonName("resumed")
        RESUMED
    }
}
