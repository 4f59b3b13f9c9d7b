/** Turns tool records into schemas, decoders and dispatch at compile time. Imports everything below it. */
@NullMarked
package dev.adtools.processor;

import org.jspecify.annotations.NullMarked;
