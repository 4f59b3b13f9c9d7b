package dev.adtools.server.idempotency;

import dev.adtools.server.call.Claim;
import dev.adtools.server.call.SentPlan;

/**
 * A write whose outcome is unknown, when the time has come to look for it.
 *
 * @param claim the operation, and which attempt of it was sent
 * @param looks how often it was looked for
 * @param shown whether its platform had time enough to show it, by the database that noted when it was let go
 * @param plan what was sent
 */
record UnknownWrite(Claim claim, int looks, boolean shown, SentPlan plan) {}
