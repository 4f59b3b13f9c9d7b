package dev.adtools.server.summary;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** State of the service for one caller: what waits for people, and what went wrong. */
@Body(
        role = Body.Role.ANSWER,
        description =
                "What waits for people and what went wrong, within the token's limits. A number is null when the token may not"
                        + " know it.")
public record Summary(
        @Arg(description = "When that was so.", examples = "2026-03-01T09:30:00Z")
        Instant at,

        @Arg(description = "The platforms, and which world each is.")
        List<PlatformSource> platforms,

        @Arg(
                description = "How many actions wait for approval, of the newest 1,000; null without `approvals:read`.",
                min = 0,
                examples = "3")
        @Nullable
        Integer waiting,

        @Arg(
                description = "How many of them this token may approve; null without `approvals:read`.",
                min = 0,
                examples = "2")
        @Nullable
        Integer waitingForYou,

        @Arg(
                description = "How many approved actions nobody has carried out yet, of the newest 1,000; null without"
                        + " `approvals:read`.",
                min = 0,
                examples = "1")
        @Nullable
        Integer approved,

        @Arg(
                description = "How many changes of caps wait for approval; null without `approvals:read`.",
                min = 0,
                examples = "0")
        @Nullable
        Integer waitingCaps,

        @Arg(
                description =
                        "How many writes were sent of which nobody knows whether they were applied; null without `approvals:read` and without `operations:read`.",
                min = 0,
                examples = "0")
        @Nullable
        Long unknownOperations,

        @Arg(
                description =
                        "What is halted, the longest halt first; null without `service:admin`, `operations:read` or `approvals:read`.",
                examples = "[\"alpha:1002003001\"]")
        @Nullable
        List<String> halts,

        @Arg(
                description =
                        "How many scheduled tasks fail or were stopped by failures: those of the caller's owner, with `operations:read`"
                                + " those of all; null without `tools:read` and without `operations:read`.",
                min = 0,
                examples = "0")
        @Nullable
        Long failingSchedules,

        @Arg(
                description =
                        "How many things in the audit trail this node's last verification found not to be as they were written;"
                                + " null without `audit:read`, and until a verification has ended since this node's start.",
                min = 0,
                examples = "0")
        @Nullable
        Integer auditFindings) {

    /** World of a platform. */
    @Body(description = "A platform, and whether it is the sandbox or live.")
    public record PlatformSource(
            Platform platform,
            Source source,

            @Arg(
                    description =
                            "Warnings for the operator, one sentence each, such as the end of an API version; none without `operations:read`.",
                    examples =
                            "[\"API version v25.0 ends on 2027-02-23. Set ADTOOLS_BETA_API_VERSION to a later one.\"]")
            List<String> warnings) {

        public PlatformSource {
            warnings = List.copyOf(warnings);
        }
    }
}
