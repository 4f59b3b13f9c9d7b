/**
 * What the reads of beta's numbers share: the account that is read, its numbers and their sums. Imports {@code
 * dev.adtools.api}, {@code beta.campaign}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.beta.metrics;

import org.jspecify.annotations.NullMarked;
