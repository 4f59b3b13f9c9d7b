/** The rules for campaign drafts. Imports {@code dev.adtools.api} and {@code tools.rules}. */
@NullMarked
package dev.adtools.tools.beta.draft;

import org.jspecify.annotations.NullMarked;
