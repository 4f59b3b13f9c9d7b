/** Tests of the stores behind the platforms' ports. */
@NullMarked
package dev.adtools.server.platform;

import org.jspecify.annotations.NullMarked;
