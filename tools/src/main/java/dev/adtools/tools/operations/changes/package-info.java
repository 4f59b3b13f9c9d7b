/** Changes that this service made, as tools see them. Imports {@code dev.adtools.api} and {@code tools.paging}. */
@NullMarked
package dev.adtools.tools.operations.changes;

import org.jspecify.annotations.NullMarked;
