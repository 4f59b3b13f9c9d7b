/** The rules for video assets. Imports {@code dev.adtools.api} and {@code tools.rules}. */
@NullMarked
package dev.adtools.tools.alpha.video;

import org.jspecify.annotations.NullMarked;
