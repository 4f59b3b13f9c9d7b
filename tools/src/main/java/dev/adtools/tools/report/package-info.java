/**
 * What reports of every platform are made of: quotients, columns, days and insights. Imports {@code dev.adtools.api},
 * {@code tools.paging} and {@code tools.platform}.
 */
@NullMarked
package dev.adtools.tools.report;

import org.jspecify.annotations.NullMarked;
