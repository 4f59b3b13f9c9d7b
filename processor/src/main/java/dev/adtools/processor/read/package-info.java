/** Makes models of source elements and notes what is wrong with them. Imports {@code model}, {@code problem} and {@code dev.adtools.api}. */
@NullMarked
package dev.adtools.processor.read;

import org.jspecify.annotations.NullMarked;
