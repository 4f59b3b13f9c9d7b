/** What waits for people and what went wrong, of several guards at once. Imports {@code api}, {@code approval}, {@code call}, {@code idempotency} and {@code spend} only. */
@NullMarked
package dev.adtools.server.summary;

import org.jspecify.annotations.NullMarked;
