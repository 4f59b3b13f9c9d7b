package dev.adtools.server.quota;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import dev.adtools.server.call.RequestRate;
import dev.adtools.server.quota.Counters.ConsumeResult;
import dev.adtools.server.quota.Counters.RateKey;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Decides how many requests and calls of a kind a token may make a minute. */
public final class Rates implements RequestRate {

    private static final double NANOS = 1e9;
    // Below a fifth of its quota, a caller is told what is left.
    private static final int TOLD_BELOW = 5;

    private final Quotas quotas;
    private final Counters counters;
    private final Clock clock;
    private final Consumer<String> onRefusal;

    Rates(Quotas quotas, Counters counters, Clock clock, Consumer<String> onRefusal) {
        this.quotas = quotas;
        this.counters = counters;
        this.clock = clock;
        this.onRefusal = onRefusal;
    }

    @Override
    public RateLimitDecision request(Caller caller) {
        return take(caller, Rate.REQUESTS);
    }

    /** Counts one call of a kind. */
    RateLimitDecision take(Caller caller, Rate rate) {
        RateKey key = key(caller, rate);
        ConsumeResult taken = counters.take(key);
        if (taken.granted()) {
            return TOLD_BELOW * taken.left() < key.quota()
                    ? new RateLimitDecision(null, told(left(key, taken.left())))
                    : RateLimitDecision.FREE;
        }
        onRefusal.accept(rate.wireName());
        RateLimitStatus none = allowance(key, 0, taken.nanosToNext());
        return new RateLimitDecision(refusal(key, none), told(none));
    }

    private @Nullable RateLimitStatus told(RateLimitStatus allowance) {
        return quotas.showsFields() ? allowance : null;
    }

    private static RateLimitStatus left(RateKey key, long left) {
        // As long as it takes until so many are there again: whoever spreads what is left over it goes on for ever.
        return allowance(key, left, Rate.nanosFor(Math.max(1, left), key.quota()));
    }

    private static RateLimitStatus allowance(RateKey key, long left, long nanos) {
        // Never 0: who comes at once must not be too early.
        long seconds = Math.max(1, (long) Math.ceil(nanos / NANOS));
        return new RateLimitStatus(key.rate().wireName(), key.quota(), Rate.WINDOW.toSeconds(), left, seconds);
    }

    private ToolError refusal(RateKey key, RateLimitStatus none) {
        boolean requests = key.rate() == Rate.REQUESTS;
        String message = "The token may " + verb(key.rate()) + " " + key.quota() + " times a minute; come again in "
                + none.resetSeconds() + " s.";
        return QuotaRefusals.of(
                requests ? ErrorCode.RATE_LIMITED : ErrorCode.QUOTA_EXCEEDED, message, none, fullAt(key, 0));
    }

    private static String verb(Rate rate) {
        return switch (rate) {
            case REQUESTS -> "send requests";
            case READ -> "read";
            case VALIDATE -> "validate";
            case WRITE -> "write";
        };
    }

    /** Returns how many are left to a caller. */
    long left(Caller caller, Rate rate) {
        return Math.max(0, counters.left(key(caller, rate)));
    }

    /** Returns when all of a caller's quota is there, when so many are left and nothing more is used. */
    Instant fullAt(Caller caller, Rate rate, long left) {
        return fullAt(key(caller, rate), left);
    }

    private Instant fullAt(RateKey key, long left) {
        Instant full = clock.instant().plusNanos(Rate.nanosFor(key.quota() - left, key.quota()));
        Instant second = full.truncatedTo(ChronoUnit.SECONDS);
        return second.equals(full) ? full : second.plusSeconds(1);
    }

    private RateKey key(Caller caller, Rate rate) {
        return new RateKey(caller.tokenId(), rate, quotas.perMinute(caller, rate));
    }
}
