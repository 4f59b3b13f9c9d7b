/** Makes files of models, one class per emitted thing. Imports {@code model}. */
@NullMarked
package dev.adtools.processor.write;

import org.jspecify.annotations.NullMarked;
