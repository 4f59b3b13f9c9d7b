/**
 * The rules of HTTP, each said once for all faces: ids, tokens, rates, bodies, media types and errors; how Jersey stands on
 * Jetty; and before it, how much is in work at once. Imports {@code api}, {@code call}, {@code auth}, {@code store}'s outage,
 * Jersey and Jetty; only faces import it.
 */
@NullMarked
package dev.adtools.server.http;

import org.jspecify.annotations.NullMarked;
