/** The caps that the service itself sets to what writes may spend. Imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.tools.spend;

import org.jspecify.annotations.NullMarked;
