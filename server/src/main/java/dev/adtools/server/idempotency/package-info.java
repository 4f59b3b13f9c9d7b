/** Operations: what makes a call happen once, and remembers what it answered. Imports {@code dev.adtools.api}, {@code server.call}, {@code server.decision} and {@code server.store}. */
@NullMarked
package dev.adtools.server.idempotency;

import org.jspecify.annotations.NullMarked;
