package dev.adtools.server.approval;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.BodyReader;
import org.jspecify.annotations.Nullable;

/** Request to take back a request or an approval, with the reason where it is said. */
@Body(role = Body.Role.REQUEST, description = "Why a request or an approval is taken back.")
record WithdrawalRequest(
        @Arg(description = "Why it is taken back.", minLength = 1, maxLength = 500, examples = "The budget is agreed.")
        @Nullable
        String reason) {

    /** Reads a body; none is an empty one. */
    static Outcome<WithdrawalRequest> read(byte[] body) {
        return body.length == 0
                ? Outcome.completed(new WithdrawalRequest(null))
                : BodyReader.read(body, WithdrawalRequestCodec::decode);
    }
}
