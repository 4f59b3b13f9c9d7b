package dev.adtools.tools.operations.events;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_recent_errors}.
 *
 * @param rows the events of this page, newest first; none when they are counted together
 * @param groups the counts, most frequent first; none when events are listed
 * @param summary the counts over all pages
 * @param since how far back the answer looks (RFC 3339)
 * @param keptSince the moment before which events are gone already, whatever since says (RFC 3339)
 * @param hasMore whether another page follows
 * @param nextCursor the argument {@code cursor} of the next page; null when none follows
 */
public record RecentErrors(
        List<Row> rows,
        List<Group> groups,
        Summary summary,
        String since,
        String keptSince,
        boolean hasMore,
        @Nullable String nextCursor) {

    public RecentErrors {
        rows = List.copyOf(rows);
        groups = List.copyOf(groups);
    }

    /** One event; what no call met has null for the members that speak of one. */
    @Body(
            name = "ServiceEvent",
            role = Body.Role.ANSWER,
            description = "A warning or an error of the service; what no call met has null where a call is spoken of.")
    public record Row(
            @Arg(description = "Its id.", examples = "ev_01m7znghxjcp6te53ex4hrrb93")
            String id,

            @Arg(description = "The same id.", examples = "ev_01m7znghxjcp6te53ex4hrrb93")
            String eventId,

            @Arg(description = "When it was seen first.", examples = "2026-03-01T09:30:00Z")
            String at,

            @Arg(description = "When it was seen last.", examples = "2026-03-01T09:30:00Z")
            String lastAt,

            @Arg(description = "How bad it is.", examples = "warning")
            EventLevel level,

            @Arg(description = "A stable code.", examples = "PLATFORM_REJECTED")
            String code,

            @Arg(description = "The part of the service that saw it.", examples = "call")
            String component,

            @Arg(description = "What it says.", examples = "The platform refused the request.")
            String message,

            @Arg(description = "The tool that was called; null for no call.", examples = "get_campaigns") @Nullable
            String tool,

            @Arg(description = "The platform that the tool works on; null for no call.", examples = "beta") @Nullable
            String platform,

            @Arg(description = "The account that the call named; null for none.", examples = "act_1700100001") @Nullable
            String accountId,

            @Arg(
                    description = "The request's `X-Request-Id`; null for no call.",
                    examples = "01m7znghxjcp6te53ex4hrrb85")
            @Nullable
            String requestId,

            @Arg(description = "The hash of the call's `Idempotency-Key`; null for none.", examples = "null") @Nullable
            String idempotencyKeyHash,

            @Arg(description = "The status that was answered; null for no call.", examples = "502") @Nullable
            Integer httpStatus,

            @Arg(description = "Whether the same call may be sent again; null for no call.", examples = "false")
            @Nullable
            Boolean retryable,

            @Arg(description = "Who called, in part; null for no call.", examples = "ca…") @Nullable
            String actorMasked,

            @Arg(description = "How often it was seen.", min = 1, examples = "1")
            long count) {}

    /**
     * Events counted together.
     *
     * @param key the code, or the tool
     * @param count how often any of them was seen
     * @param firstSeen when the first was seen (RFC 3339)
     * @param lastSeen when the last was seen (RFC 3339)
     */
    public record Group(String key, long count, String firstSeen, String lastSeen) {}

    /**
     * All events that were asked for.
     *
     * @param count how often any of them was seen
     * @param byCode the counts by code, most frequent first
     * @param firstSeen when the first was seen (RFC 3339), null when there are none
     * @param lastSeen when the last was seen (RFC 3339), null when there are none
     * @param unknownOutcomes how many writes were sent whose outcome nobody knows to this moment, whenever that was and
     *     whatever was asked for
     */
    public record Summary(
            long count,
            List<Group> byCode,
            @Nullable String firstSeen,
            @Nullable String lastSeen,
            long unknownOutcomes) {
        public Summary {
            byCode = List.copyOf(byCode);
        }
    }
}
