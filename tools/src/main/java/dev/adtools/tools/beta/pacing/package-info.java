/**
 * Pacing of the month of an account on beta. Imports {@code dev.adtools.api}, {@code beta.campaign}, {@code beta.metrics},
 * {@code tools.operations.changes}, {@code tools.pacing}, {@code tools.paging}, {@code tools.period}, {@code tools.platform}, {@code tools.report} and {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.beta.pacing;

import org.jspecify.annotations.NullMarked;
