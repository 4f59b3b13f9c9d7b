package dev.adtools.server.idempotency;

import dev.adtools.server.call.Claim;
import dev.adtools.server.call.SentPlan;
import java.time.Instant;

/**
 * A write whose outcome is unknown, when the time has come to look for it.
 *
 * @param claim the operation, and which attempt of it was sent
 * @param looks how often it was looked for
 * @param sentAt when it was let go
 * @param plan what was sent
 */
record UnknownWrite(Claim claim, int looks, Instant sentAt, SentPlan plan) {}
