/** The rules for catalog ad drafts. Imports {@code dev.adtools.api}, {@code tools.rules} and {@code tools.beta}. */
@NullMarked
package dev.adtools.tools.beta.catalog;

import org.jspecify.annotations.NullMarked;
