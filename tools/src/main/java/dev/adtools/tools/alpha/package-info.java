/** The tools on alpha. Imports {@code dev.adtools.api}, {@code tools.paging}, {@code platform}, {@code rules} and its sub-packages. */
@NullMarked
package dev.adtools.tools.alpha;

import org.jspecify.annotations.NullMarked;
