/**
 * What the reads of alpha share: the account that is read, its numbers and their sums. Imports {@code dev.adtools.api},
 * {@code tools.paging}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.alpha.metrics;

import org.jspecify.annotations.NullMarked;
