package dev.adtools.server.idempotency;

/**
 * Rate of keys that a principal uses for the first time. Old ones cost nothing.
 *
 * @param perSecond how many a second, for as long as it likes
 * @param burst how many at once
 */
public record NewKeys(int perSecond, int burst) {}
