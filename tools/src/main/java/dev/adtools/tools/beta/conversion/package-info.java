/** The rules for conversion set-ups. Imports {@code dev.adtools.api} and {@code tools.rules}. */
@NullMarked
package dev.adtools.tools.beta.conversion;

import org.jspecify.annotations.NullMarked;
