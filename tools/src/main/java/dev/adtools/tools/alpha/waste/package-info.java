/**
 * Spend of an account on alpha that brings nothing. Imports {@code dev.adtools.api}, {@code tools.alpha.metrics}, {@code
 * tools.alpha.searchterms}, {@code tools.paging}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.alpha.waste;

import org.jspecify.annotations.NullMarked;
