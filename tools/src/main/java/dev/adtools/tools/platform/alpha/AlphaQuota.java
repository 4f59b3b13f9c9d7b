package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.RpcStatus;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** Reads from alpha's quota errors how long to wait, and for whom. */
final class AlphaQuota {

    private static final Pattern RETRY_IN = Pattern.compile("\\bRetry in ([0-9]{1,9}) seconds\\b");

    // The operations of the last 24 hours are limited by access level, so that some are free again long before a day
    // ends.
    private static final Pattern DAILY_OPERATIONS = Pattern.compile("Number of operations for .*");
    private static final String LONG_TERM = "EXCESSIVE_LONG_TERM_QUERY_RESOURCE_CONSUMPTION";
    private static final long SECONDS_PER_HOUR = 3_600;

    private AlphaQuota() {}

    /** Returns how many seconds to wait: as the platform says, or else as the exhausted quota implies; 0 when unknown. */
    static long secondsLeft(JsonNode error, WireResponse response) {
        return LongStream.of(
                        RpcStatus.retryInfo(error),
                        longest(error),
                        response.retryAfter().toSeconds())
                .filter(seconds -> seconds > 0)
                .findFirst()
                .orElse(isLasting(error) ? SECONDS_PER_HOUR : 0);
    }

    // Each of several errors may name a limit, and all of them must have room.
    private static long longest(JsonNode error) {
        return errors(error).stream().mapToLong(AlphaQuota::said).max().orElse(0);
    }

    private static long said(JsonNode one) {
        long delay = RpcStatus.seconds(details(one).path("retryDelay").asText(""));
        Matcher sentence = RETRY_IN.matcher(one.path("message").asText(""));
        return delay > 0 ? delay : sentence.find() ? Long.parseLong(sentence.group(1)) : 0;
    }

    private static boolean isLasting(JsonNode error) {
        return errors(error).stream()
                .anyMatch(one -> DAILY_OPERATIONS
                                .matcher(details(one).path("rateName").asText(""))
                                .matches()
                        || one.path("errorCode").path("quotaError").asText("").equals(LONG_TERM));
    }

    /** Returns whether a limit was reached that all accounts share. */
    static boolean limitsAllAccounts(JsonNode error) {
        return errors(error).stream()
                .anyMatch(one -> details(one).path("rateScope").asText().equals("DEVELOPER"));
    }

    private static JsonNode details(JsonNode one) {
        return one.path("details").path("quotaErrorDetails");
    }

    private static List<JsonNode> errors(JsonNode error) {
        List<JsonNode> errors = new ArrayList<>();
        error.path("details").forEach(detail -> detail.path("errors").forEach(errors::add));
        return errors;
    }
}
