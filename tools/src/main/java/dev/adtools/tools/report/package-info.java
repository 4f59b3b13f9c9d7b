/**
 * Parts of the reports of every platform: metrics, their sums and ratios, compared rows, columns, days and insights.
 * Imports {@code dev.adtools.api}, {@code tools.paging} and {@code tools.platform}.
 */
@NullMarked
package dev.adtools.tools.report;

import org.jspecify.annotations.NullMarked;
