/** REST: bytes in, bytes out, and one error object for everything that goes wrong. Imports {@code api}, {@code approval}, {@code auth}, {@code call}, {@code idempotency}, {@code spend}, {@code workflow} and {@code edge}; only the application imports it. */
@NullMarked
package dev.adtools.server.http;

import org.jspecify.annotations.NullMarked;
