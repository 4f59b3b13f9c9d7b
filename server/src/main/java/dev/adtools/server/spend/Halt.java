package dev.adtools.server.spend;

import java.time.Instant;

/**
 * The kill switch, pulled.
 *
 * @param scope what it stops
 * @param reason why, in the words of whoever said so last
 * @param setBy the principal that pulled it
 * @param since when it was pulled first
 */
record Halt(HaltScope scope, String reason, String setBy, Instant since) {}
