/** The tools on beta. Imports {@code dev.adtools.api}, {@code tools.paging} and {@code tools.platform}. */
@NullMarked
package dev.adtools.tools.beta;

import org.jspecify.annotations.NullMarked;
