/** A tool as the processor understands it, free of mistakes. Of ours it imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.processor.model;

import org.jspecify.annotations.NullMarked;
