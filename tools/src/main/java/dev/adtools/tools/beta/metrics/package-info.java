/**
 * Shared parts of the reads of beta's metrics: the account that is read and the sums. Imports {@code
 * dev.adtools.api}, {@code beta.campaign}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.beta.metrics;

import org.jspecify.annotations.NullMarked;
