package dev.adtools.server.workflow;

import dev.adtools.api.Outcome;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import dev.adtools.server.call.BodyReader;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads why a workflow is to be cancelled: the body {@code {reason?}}; no body is an empty one. */
final class CancelRequest {

    private static final Members MEMBERS = Members.of(List.of(), List.of("reason"));
    private static final TextRule RULE = TextRule.length(1, 500);

    private @Nullable String reason;

    private CancelRequest() {}

    static Outcome<Optional<String>> read(byte[] body) {
        CancelRequest draft = new CancelRequest();
        return body.length == 0
                ? Outcome.completed(Optional.empty())
                : BodyReader.read(body, MEMBERS, draft::take).map(read -> Optional.ofNullable(draft.reason));
    }

    private void take(String member, ArgumentReader reader) {
        reason = reader.text(RULE);
    }
}
