/**
 * The rules for catalog ad drafts. Imports {@code dev.adtools.api}, {@code beta.campaign}, {@code tools.account},
 * {@code tools.platform}, {@code tools.rules} and {@code tools.spend}.
 */
@NullMarked
package dev.adtools.tools.beta.catalog;

import org.jspecify.annotations.NullMarked;
