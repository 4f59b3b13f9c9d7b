package dev.adtools.server.spend;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

/** Request to halt a scope, with the reason. */
@Body(role = Body.Role.REQUEST, description = "Why a scope is to be halted.")
record HaltRequest(
        @Arg(
                description = "The reason, which refusals tell to callers.",
                minLength = 1,
                maxLength = 300,
                pattern = SHOWN,
                examples = "Prices are wrong.")
        String reason) {

    // Callers are shown it in a refusal, people in a terminal: no control characters, no text that runs backwards.
    private static final String SHOWN =
            "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]+$";
}
