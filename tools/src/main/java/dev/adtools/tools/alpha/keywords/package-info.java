/**
 * The keywords of an ad group on alpha. Imports {@code dev.adtools.api}, {@code tools.alpha.metrics}, {@code
 * tools.alpha.searchterms}, {@code tools.paging}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.alpha.keywords;

import org.jspecify.annotations.NullMarked;
