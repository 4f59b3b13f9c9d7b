package dev.adtools.server.approval;

import dev.adtools.api.Outcome;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import dev.adtools.server.call.BodyReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is sent with a decision.
 *
 * @param payloadHash the hash of what was read; null when none is sent
 * @param words the comment or reason; null when none is sent
 */
record DecisionRequest(
        @Nullable String payloadHash, @Nullable String words) {

    private static final String HASH = "payload_hash";
    private static final String COMMENT = "comment";
    private static final String REASON = "reason";

    private static final Members APPROVAL = Members.of(List.of(HASH), List.of(COMMENT));
    private static final Members REJECTION = Members.of(List.of(REASON), List.of(HASH));
    private static final Members WITHDRAWAL = Members.of(List.of(), List.of(REASON));

    private static final TextRule A_HASH = TextRule.length(71, 71).matching("^sha256:[0-9a-f]{64}$");
    private static final TextRule SOME_WORDS = TextRule.length(1, 500);

    static Outcome<DecisionRequest> approval(byte[] body) {
        return read(body, APPROVAL);
    }

    static Outcome<DecisionRequest> rejection(byte[] body) {
        return read(body, REJECTION);
    }

    /** Reads the body of a cancellation or revocation; no body is an empty one. */
    static Outcome<DecisionRequest> withdrawal(byte[] body) {
        return body.length == 0 ? Outcome.completed(new DecisionRequest(null, null)) : read(body, WITHDRAWAL);
    }

    private static Outcome<DecisionRequest> read(byte[] body, Members members) {
        Draft draft = new Draft();
        return BodyReader.read(body, members, draft::take)
                .map(read -> new DecisionRequest(draft.payloadHash, draft.words));
    }

    private static final class Draft {

        private @Nullable String payloadHash;
        private @Nullable String words;

        void take(String member, ArgumentReader reader) {
            if (member.equals(HASH)) {
                payloadHash = reader.text(A_HASH);
            } else {
                words = reader.text(SOME_WORDS);
            }
        }
    }
}
