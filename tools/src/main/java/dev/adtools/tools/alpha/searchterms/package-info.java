/** What a list of search terms suggests. Imports {@code dev.adtools.api}, {@code tools.rules} and {@code tools.table}. */
@NullMarked
package dev.adtools.tools.alpha.searchterms;

import org.jspecify.annotations.NullMarked;
