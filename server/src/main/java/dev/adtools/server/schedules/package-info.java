/** The tables of scheduled tasks. Imports {@code dev.adtools.api}, {@code tools.operations.schedules} and {@code server.store}. */
@NullMarked
package dev.adtools.server.schedules;

import org.jspecify.annotations.NullMarked;
