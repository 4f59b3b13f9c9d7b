/** Interfaces and helpers of generated code; not for hand-written tools. Imports {@code dev.adtools.api} and {@code json}. */
@NullMarked
package dev.adtools.api.spi;

import org.jspecify.annotations.NullMarked;
