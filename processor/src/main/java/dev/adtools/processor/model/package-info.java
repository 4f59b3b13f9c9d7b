/** A tool as the processor understands it, free of mistakes. Imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.processor.model;

import org.jspecify.annotations.NullMarked;
