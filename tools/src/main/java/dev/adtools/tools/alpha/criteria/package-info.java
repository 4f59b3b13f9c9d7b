/**
 * Targeting criteria of a campaign on alpha. Imports {@code dev.adtools.api}, {@code tools.alpha.metrics}, {@code
 * tools.paging}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.alpha.criteria;

import org.jspecify.annotations.NullMarked;
