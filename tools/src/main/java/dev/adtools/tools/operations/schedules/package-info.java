/** The scheduled tasks. Imports {@code dev.adtools.api}, {@code tools.paging} and {@code tools.period}. */
@NullMarked
package dev.adtools.tools.operations.schedules;

import org.jspecify.annotations.NullMarked;
