/**
 * The tools on alpha_analytics. Imports {@code dev.adtools.api}, {@code tools.paging}, {@code tools.period}, {@code
 * tools.platform}, {@code tools.report} and {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.analytics;

import org.jspecify.annotations.NullMarked;
