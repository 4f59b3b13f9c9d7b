/**
 * Shared parts of the reads of alpha: the account that is read, its metrics and their sums. Imports {@code dev.adtools.api},
 * {@code tools.paging}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.alpha.metrics;

import org.jspecify.annotations.NullMarked;
