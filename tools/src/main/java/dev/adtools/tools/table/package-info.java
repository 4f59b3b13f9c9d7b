/** The compact rows that performance-style reads answer. Imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.tools.table;

import org.jspecify.annotations.NullMarked;
