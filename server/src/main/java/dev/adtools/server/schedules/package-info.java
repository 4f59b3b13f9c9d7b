/**
 * Scheduled tasks: their tables, and when they are due. Imports {@code dev.adtools.api}, {@code tools.operations.schedules},
 * {@code tools.rules}, {@code server.store} and db-scheduler.
 */
@NullMarked
package dev.adtools.server.schedules;

import org.jspecify.annotations.NullMarked;
