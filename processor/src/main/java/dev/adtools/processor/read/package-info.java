/** Makes models of source elements and notes what is wrong with them. Imports {@code model} and {@code problem}. */
@NullMarked
package dev.adtools.processor.read;

import org.jspecify.annotations.NullMarked;
