/** Scheduled tasks: when they are due, their runs, and what those answered. Imports {@code call}, {@code store} and the ports in {@code dev.adtools.tools} only. */
@NullMarked
package dev.adtools.server.schedules;

import org.jspecify.annotations.NullMarked;
