/** Warnings and errors of the service itself. Imports {@code dev.adtools.api}, {@code tools.paging} and {@code tools.rules}. */
@NullMarked
package dev.adtools.tools.operations.events;

import org.jspecify.annotations.NullMarked;
