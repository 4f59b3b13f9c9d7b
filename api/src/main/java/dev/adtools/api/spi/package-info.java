/** What generated code implements and calls; not for hand-written tools. Imports {@code java.*} and {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.api.spi;

import org.jspecify.annotations.NullMarked;
