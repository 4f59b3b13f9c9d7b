/** The connector that speaks beta's REST format. Imports {@code dev.adtools.tools.platform}, its {@code wire}, tokens from its {@code auth}, and Jackson. */
@NullMarked
package dev.adtools.tools.platform.beta;

import org.jspecify.annotations.NullMarked;
