/** The connector that speaks alpha's REST format. Imports {@code dev.adtools.tools.platform}, its {@code wire} and Jackson. */
@NullMarked
package dev.adtools.tools.platform.alpha;

import org.jspecify.annotations.NullMarked;
