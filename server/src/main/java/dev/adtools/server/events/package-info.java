/** Warnings and errors of the service, kept for a while. Imports {@code dev.adtools.api}, {@code tools.operations.events}, {@code server.call} and {@code server.store}. */
@NullMarked
package dev.adtools.server.events;

import org.jspecify.annotations.NullMarked;
