/**
 * Spend against budgets, day by day of a month. Imports {@code dev.adtools.api}, {@code tools.operations.changes}, {@code
 * tools.period} and {@code tools.platform}.
 */
@NullMarked
package dev.adtools.tools.pacing;

import org.jspecify.annotations.NullMarked;
