/** Several guards at once: the requests that wait for people, and the faults. Imports {@code api}, {@code approval}, {@code call}, {@code decision}, {@code idempotency}, {@code spend} and {@code store} only. */
@NullMarked
package dev.adtools.server.summary;

import org.jspecify.annotations.NullMarked;
