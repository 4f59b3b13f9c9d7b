/**
 * The ad groups of an account on alpha. Imports {@code dev.adtools.api}, {@code tools.alpha.metrics}, {@code tools.paging},
 * {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.alpha.adgroups;

import org.jspecify.annotations.NullMarked;
