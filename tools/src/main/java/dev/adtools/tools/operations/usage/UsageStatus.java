package dev.adtools.tools.operations.usage;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import java.time.Instant;
import java.util.List;

/** Quotas of a token, and what it has used of them. */
@Body(name = "Usage", role = Body.Role.ANSWER, description = "What a token has used of its limits.")
public record UsageStatus(
        @Arg(description = "The token.", examples = "4fK2mQ9xZb")
        String tokenId,

        @Arg(description = "Whom it is for.", examples = "campaign-robot")
        String principal,

        @Arg(description = "When that was so.", examples = "2026-03-01T09:30:00Z")
        Instant asOf,

        @Arg(description = "Every limit of the token.") List<Limit> limits) {

    public UsageStatus {
        limits = List.copyOf(limits);
    }

    /** One quota; by the minute what is used comes back one by one, by the day all at its end. */
    @Body(name = "UsageLimit", description = "A limit, and what is left of it.")
    public record Limit(
            @Arg(
                    description =
                            "What is counted; requests of any kind, calls of tools that read, validate or write, or"
                                    + " writes of the principal in a day.",
                    examples = "requests")
            Counted name,

            @Arg(description = "How many the window allows.", min = 0, examples = "600")
            long quota,

            @Arg(description = "How many of them are used.", min = 0, examples = "3")
            long used,

            @Arg(description = "How many are left.", min = 0, examples = "597")
            long remaining,

            @Arg(description = "The length of the window in seconds.", min = 0, examples = "60")
            long windowSeconds,

            @Arg(description = "When all of it is there again.", examples = "2026-03-01T09:30:00Z")
            Instant resetsAt) {}

    /** Things that are counted, by the names that refusals give them. */
    public enum Counted {
        /** Requests of any kind. */
        @JsonName("requests")
        REQUESTS,
        /** Calls of tools that read. */
        @JsonName("read")
        READ,
        /** Calls of tools that validate, and checks of writes. */
        @JsonName("validate")
        VALIDATE,
        /** Calls of tools that write. */
        @JsonName("write")
        WRITE,
        /** Writes of the principal in a day. */
        @JsonName("writes_per_day")
        WRITES_PER_DAY
    }
}
