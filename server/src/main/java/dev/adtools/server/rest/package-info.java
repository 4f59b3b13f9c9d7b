/**
 * REST: bytes in, bytes out, and one error object for everything that goes wrong. Imports {@code api}, {@code approval},
 * {@code audit}, {@code auth}, {@code call}, {@code events}, {@code health}, {@code idempotency}, {@code lifecycle}, {@code quota},
 * {@code schedules}, {@code spend}, {@code store}, {@code summary}, {@code workflow}, {@code http} and {@code tools}; only the application imports it.
 */
@NullMarked
package dev.adtools.server.rest;

import org.jspecify.annotations.NullMarked;
