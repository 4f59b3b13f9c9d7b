/**
 * The rules for campaign drafts. Imports {@code dev.adtools.api}, {@code tools.account}, {@code tools.platform},
 * {@code tools.rules}, {@code tools.spend} and {@code beta.campaign}.
 */
@NullMarked
package dev.adtools.tools.beta.draft;

import org.jspecify.annotations.NullMarked;
