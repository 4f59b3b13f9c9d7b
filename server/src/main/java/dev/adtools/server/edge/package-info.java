/**
 * What a request meets before a face and after it, without Jersey: its place, its id, its token, its rate, the limits of its body, and the bytes
 * of its answer. Imports {@code api}, {@code call}, {@code auth}, {@code store}'s outage and Jetty; only faces import it.
 */
@NullMarked
package dev.adtools.server.edge;

import org.jspecify.annotations.NullMarked;
