/** Summary of several guards at once: the actions that wait for people, and the faults. Imports {@code api}, {@code approval}, {@code call}, {@code idempotency} and {@code spend} only. */
@NullMarked
package dev.adtools.server.summary;

import org.jspecify.annotations.NullMarked;
