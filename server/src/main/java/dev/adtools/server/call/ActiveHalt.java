package dev.adtools.server.call;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import java.time.Instant;

/** Halt that stops the writes of an account, as decisions about the account show it. */
@Body(description = "The widest halt that stops the account's writes.")
public record ActiveHalt(
        @Arg(
                description = "The halted scope; `all`, a platform, or an account of a platform.",
                examples = "alpha:1002003001")
        String scope,

        @Arg(description = "The reason of the first stop.", examples = "Prices are wrong.")
        String reason,

        @Arg(description = "The principal that halted the scope first.", examples = "operator")
        String setBy,

        @Arg(description = "The time of the first stop.", examples = "2026-03-01T09:30:00Z")
        Instant since) {}
