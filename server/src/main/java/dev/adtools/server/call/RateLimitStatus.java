package dev.adtools.server.call;

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
