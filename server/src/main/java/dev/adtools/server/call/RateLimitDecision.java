package dev.adtools.server.call;

import dev.adtools.api.ToolError;
import org.jspecify.annotations.Nullable;

/**
 * Decision of a rate limit on one more call.
 *
 * @param refusal why it is one too many; null when it may pass
 * @param allowance what the answer tells of the quota; null when it tells nothing
 */
public record RateLimitDecision(
        @Nullable ToolError refusal, @Nullable RateLimitStatus allowance) {

    /** Decision that lets a request pass and has nothing to tell. */
    public static final RateLimitDecision FREE = new RateLimitDecision(null, null);

    /**
     * Rest of a quota, as an answer may tell it.
     *
     * @param limit the quota's name
     * @param quota how many there are in a window
     * @param windowSeconds how long the window is
     * @param remaining how many are left
     * @param resetSeconds for how many seconds what is left must do: until as many are there again, or one
     */
    public record RateLimitStatus(String limit, long quota, long windowSeconds, long remaining, long resetSeconds) {}
}
