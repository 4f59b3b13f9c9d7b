/** The durable workflows. Imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.tools.operations.workflows;

import org.jspecify.annotations.NullMarked;
