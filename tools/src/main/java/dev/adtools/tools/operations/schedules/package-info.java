/** The scheduled tasks. Imports {@code dev.adtools.api} and {@code tools.paging}. */
@NullMarked
package dev.adtools.tools.operations.schedules;

import org.jspecify.annotations.NullMarked;
