/**
 * Pacing of the month of an account on alpha. Imports {@code dev.adtools.api}, {@code tools.alpha.metrics}, {@code
 * tools.operations.changes}, {@code tools.pacing}, {@code tools.paging}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.alpha.pacing;

import org.jspecify.annotations.NullMarked;
