/** The rules for catalog ad drafts. Imports {@code dev.adtools.api}, {@code tools.rules} and {@code beta.campaign}. */
@NullMarked
package dev.adtools.tools.beta.catalog;

import org.jspecify.annotations.NullMarked;
