package dev.adtools.server.idempotency;

import dev.adtools.api.Outcome;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.IntegerRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import dev.adtools.server.call.BodyReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a person settles an operation whose outcome is unknown.
 *
 * @param outcome what it is to be: found applied, proved not applied, or given up
 * @param platformRef what the platform calls what it made; null when it is not said
 * @param evidence how the person knows
 * @param expectedFence the attempt that the person looked at
 */
record ResolveRequest(OperationState outcome, @Nullable String platformRef, String evidence, long expectedFence) {

    private static final Members MEMBERS =
            Members.of(List.of("outcome", "evidence", "expected_fence"), List.of("platform_ref"));
    private static final Choice<OperationState> OUTCOME = Choice.of(
            new OperationState[] {OperationState.SUCCEEDED, OperationState.NOT_APPLIED, OperationState.ABANDONED},
            "SUCCEEDED",
            "NOT_APPLIED",
            "ABANDONED");
    private static final String PRINTABLE = "^[^\\u0000-\\u001f\\u007f]*$";
    private static final TextRule REFERENCE = TextRule.length(1, 256).matching(PRINTABLE);
    private static final TextRule EVIDENCE = TextRule.length(1, 2000);
    private static final IntegerRule FENCE = IntegerRule.integer(1, (1L << 53) - 1, 1);

    static Outcome<ResolveRequest> read(byte[] body) {
        Draft draft = new Draft();
        return BodyReader.read(body, MEMBERS, draft::take).map(read -> draft.done());
    }

    private static final class Draft {

        private @Nullable OperationState outcome;
        private @Nullable String platformRef;
        private @Nullable String evidence;
        private @Nullable Long expectedFence;

        void take(String member, ArgumentReader reader) {
            switch (member) {
                case "outcome" -> outcome = reader.choice(OUTCOME);
                case "platform_ref" -> platformRef = reader.text(REFERENCE);
                case "evidence" -> evidence = reader.text(EVIDENCE);
                default -> expectedFence = reader.integer(FENCE);
            }
        }

        ResolveRequest done() {
            return new ResolveRequest(
                    Objects.requireNonNull(outcome),
                    platformRef,
                    Objects.requireNonNull(evidence),
                    Objects.requireNonNull(expectedFence));
        }
    }
}
