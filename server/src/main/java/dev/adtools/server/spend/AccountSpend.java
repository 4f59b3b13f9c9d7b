package dev.adtools.server.spend;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.server.call.CapsLeft;

/** An account that has caps, with what they leave of its day. */
@Body(
        role = Body.Role.ANSWER,
        description = "An account that has caps: what writes may do to its daily budgets today, and have done.")
public record AccountSpend(
        @Arg(description = "The account, as caps and halts name it.", examples = "alpha:1002003001")
        String id,

        Platform platform,

        @Arg(description = "The account in its normal spelling.", examples = "1002003001")
        String accountId,

        Source source,

        CapsLeft caps) {}
