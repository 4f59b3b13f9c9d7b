package dev.adtools.server.idempotency;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.OutcomeState;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Request that settles an operation whose outcome is unknown. */
@Body(role = Body.Role.REQUEST, description = "How an operation is settled whose outcome is unknown.")
record ResolveRequest(
        @Arg(
                description = "`SUCCEEDED` when it was found applied, `NOT_APPLIED` when it is proved that it was not,"
                        + " `ABANDONED` to give up finding out.",
                examples = "SUCCEEDED")
        SettledOutcome outcome,

        @Arg(
                description =
                        "What the platform calls what it made: its id, or a resource name that ends in it. Of such"
                                + " a reference follows the operation's `entity`.",
                minLength = 1,
                maxLength = 256,
                pattern = "^[^\\u0000-\\u001f\\u007f]*$",
                examples = "campaigns/12000000002")
        @Nullable
        String platformRef,

        @Arg(
                description = "How that is known.",
                minLength = 1,
                maxLength = 2000,
                examples = "The campaign is in the account.")
        String evidence,

        @Arg(description = "The `fence` of the operation that was looked at.", min = 1, examples = "1")
        long expectedFence) {

    private static final Pattern REFERENCE = Pattern.compile("(?:(?:.*/)?([^/]+)/)?([0-9]{1,20})");

    static Outcome<ResolveRequest> read(byte[] body) {
        return BodyReader.read(body, ResolveRequestCodec::decode);
    }

    /**
     * Returns the object that was made, as whoever makes it names it; null when it was not applied, or the reference names
     * nothing of that kind.
     *
     * @param kind what kind of thing the operation makes; null when that is not known
     */
    @Nullable
    String entity(@Nullable String kind) {
        if (outcome != SettledOutcome.SUCCEEDED || kind == null || platformRef == null) {
            return null;
        }
        Matcher reference = REFERENCE.matcher(platformRef);
        if (!reference.matches()) {
            return null;
        }
        String collection = reference.group(1);
        return collection == null || collection.equals(kind + "s") ? kind + " " + reference.group(2) : null;
    }

    /** Ends that a person can give an operation. */
    enum SettledOutcome {
        @JsonName("SUCCEEDED")
        SUCCEEDED(OutcomeState.SUCCEEDED),
        @JsonName("NOT_APPLIED")
        NOT_APPLIED(OutcomeState.NOT_APPLIED),
        @JsonName("ABANDONED")
        ABANDONED(OutcomeState.ABANDONED);

        private final OutcomeState state;

        SettledOutcome(OutcomeState state) {
            this.state = state;
        }

        OutcomeState state() {
            return state;
        }
    }
}
