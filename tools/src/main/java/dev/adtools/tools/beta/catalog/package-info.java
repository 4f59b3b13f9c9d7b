/**
 * The rules for catalog ad drafts. Imports {@code dev.adtools.api}, {@code beta.campaign}, {@code tools.platform} and
 * {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.beta.catalog;

import org.jspecify.annotations.NullMarked;
