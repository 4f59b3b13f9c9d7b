package dev.adtools.server.spend;

import dev.adtools.api.Outcome;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import dev.adtools.server.call.BodyReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads why something is to be halted: the body {@code {reason}}. */
final class HaltReason {

    // Callers are shown it in a refusal, people in a terminal: no control characters, no text that runs backwards.
    private static final TextRule RULE = TextRule.length(1, 300)
            .matching("^[^\\x00-\\x1f\\x7f-\\x9f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]+$");
    private static final Members MEMBERS = Members.of(List.of("reason"), List.of());

    private @Nullable String reason;

    private HaltReason() {}

    static Outcome<String> read(byte[] body) {
        HaltReason draft = new HaltReason();
        return BodyReader.read(body, MEMBERS, draft::take).map(read -> Objects.requireNonNull(draft.reason));
    }

    private void take(String member, ArgumentReader reader) {
        reason = reader.text(RULE);
    }
}
