package dev.adtools.tools.operations.events;

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

    /**
     * One event; what no call met has null for the members that speak of one.
     *
     * @param eventId its id
     * @param at when it was seen first (RFC 3339)
     * @param lastAt when it was seen last (RFC 3339)
     * @param level how bad it is
     * @param code a stable code
     * @param component the part of the service that saw it
     * @param message what it says
     * @param tool the tool that was called
     * @param platform the platform that the tool works on
     * @param accountId the account that the call named
     * @param requestId the request's X-Request-Id
     * @param idempotencyKeyHash the hash of the call's idempotency key
     * @param httpStatus the status that was answered
     * @param retryable whether the same call may be sent again
     * @param actorMasked who called, in part
     * @param count how often it was seen
     */
    public record Row(
            String eventId,
            String at,
            String lastAt,
            EventLevel level,
            String code,
            String component,
            String message,
            @Nullable String tool,
            @Nullable String platform,
            @Nullable String accountId,
            @Nullable String requestId,
            @Nullable String idempotencyKeyHash,
            @Nullable Integer httpStatus,
            @Nullable Boolean retryable,
            @Nullable String actorMasked,
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
