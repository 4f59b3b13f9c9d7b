/** Writes that wait for approval, as tools see them. Imports {@code dev.adtools.api}. */
@NullMarked
package dev.adtools.tools.operations.approvals;

import org.jspecify.annotations.NullMarked;
