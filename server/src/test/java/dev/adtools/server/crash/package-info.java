/** Kills the service in the middle of its writes, and counts what a platform got. */
@NullMarked
package dev.adtools.server.crash;

import org.jspecify.annotations.NullMarked;
