/**
 * Spend against budgets, day by day of a month. Imports {@code dev.adtools.api}, {@code tools.operations.changes}, {@code
 * tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.pacing;

import org.jspecify.annotations.NullMarked;
