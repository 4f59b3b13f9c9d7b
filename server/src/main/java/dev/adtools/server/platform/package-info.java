/** The stores behind the platforms' ports. Imports {@code store} and the ports of {@code dev.adtools.tools}. */
@NullMarked
package dev.adtools.server.platform;

import org.jspecify.annotations.NullMarked;
