/**
 * Analysis of a list of search terms. Imports {@code dev.adtools.api}, {@code tools.alpha.metrics}, {@code
 * tools.platform}, {@code tools.report} and {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.alpha.searchterms;

import org.jspecify.annotations.NullMarked;
