package dev.adtools.server.spend;

import java.time.Instant;

/**
 * The kill switch, pulled.
 *
 * @param scope what it stops
 * @param reason why, in the words of whoever pulled it
 * @param setBy the principal that pulled it, or gave its reason last
 * @param since when it was pulled first
 */
record Halt(HaltScope scope, String reason, String setBy, Instant since) {}
