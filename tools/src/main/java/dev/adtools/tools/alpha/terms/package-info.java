/**
 * The search terms of an account on alpha. Imports {@code dev.adtools.api}, {@code tools.alpha.metrics}, {@code
 * tools.paging}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.alpha.terms;

import org.jspecify.annotations.NullMarked;
