/**
 * The argument {@code date_range} and the days it stands for. Imports {@code dev.adtools.api},
 * {@code dev.adtools.tools.platform} and {@code dev.adtools.tools.rules}.
 */
@NullMarked
package dev.adtools.tools.period;

import org.jspecify.annotations.NullMarked;
