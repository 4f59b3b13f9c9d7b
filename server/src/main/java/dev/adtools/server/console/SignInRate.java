package dev.adtools.server.console;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Channel;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Rate at which one address may fail to sign in, on one node. Secrets of 256 bits need no limit, so valid tokens and links
 * always enter: strangers that share a proxy with people cannot lock them out.
 */
final class SignInRate {

    private static final int PER_MINUTE = 20;
    private static final int MOST_ADDRESSES = 10_000;
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final ToolError TOO_OFTEN = new ToolError(
            ErrorCode.RATE_LIMITED,
            "Too many attempts to sign in from this address have failed. Try again in a minute.",
            JsonObject.builder().put("retry_after_seconds", MINUTE.toSeconds()).build());

    private final LoadingCache<String, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterAccess(MINUTE.multipliedBy(2))
            .build(address -> Bucket.builder()
                    .addLimit(limit -> limit.capacity(PER_MINUTE).refillGreedy(PER_MINUTE, MINUTE))
                    .build());

    /** Makes an attempt, and counts it if it fails; over the rate, the failure is {@code RATE_LIMITED}. */
    <T> Outcome<T> limited(Channel channel, Supplier<Outcome<T>> attempt) {
        Bucket bucket = buckets.get(Objects.requireNonNullElse(channel.address(), ""));
        return attempt.get()
                .fold(Outcome::completed, error -> Outcome.failed(bucket.tryConsume(1) ? error : TOO_OFTEN));
    }
}
