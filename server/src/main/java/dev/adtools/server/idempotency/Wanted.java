package dev.adtools.server.idempotency;

import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.World;

/**
 * An operation that a call asks for.
 *
 * @param call the call
 * @param effect what running it twice would do
 * @param fingerprint the hash of what is asked for
 * @param world where it would run
 */
record Wanted(ToolCall call, Effect effect, String fingerprint, World world) {}
