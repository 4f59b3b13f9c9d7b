package dev.adtools.server.call;

/**
 * What is left of a quota, as an answer may tell it.
 *
 * @param limit the quota's name
 * @param quota how many there are in a window
 * @param windowSeconds how long the window is
 * @param remaining how many are left
 * @param resetSeconds after how many seconds there are more: all of them, or, when none is left, the next
 */
public record Allowance(String limit, long quota, long windowSeconds, long remaining, long resetSeconds) {}
