/** Makes files of models, one class per emitted thing. Imports {@code model} and {@code dev.adtools.api}. */
@NullMarked
package dev.adtools.processor.write;

import org.jspecify.annotations.NullMarked;
