/** The connector that speaks alpha_analytics's REST format. Imports {@code dev.adtools.tools.platform}, its {@code wire} and Jackson. */
@NullMarked
package dev.adtools.tools.platform.analytics;

import org.jspecify.annotations.NullMarked;
