/** The rules for catalog ad drafts. Imports {@code dev.adtools.api} and {@code tools.rules}. */
@NullMarked
package dev.adtools.tools.beta.catalog;

import org.jspecify.annotations.NullMarked;
