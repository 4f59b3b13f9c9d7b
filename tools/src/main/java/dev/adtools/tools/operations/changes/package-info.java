/** What this service changed, as tools see it. Imports {@code dev.adtools.api} and {@code tools.paging}. */
@NullMarked
package dev.adtools.tools.operations.changes;

import org.jspecify.annotations.NullMarked;
