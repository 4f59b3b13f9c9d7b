/** One request to a platform and its answer, as bytes, whatever carries them. Imports {@code dev.adtools.tools.platform}, Jackson and jspecify. */
@NullMarked
package dev.adtools.tools.platform.wire;

import org.jspecify.annotations.NullMarked;
