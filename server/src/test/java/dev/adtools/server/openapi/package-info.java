/** Writes and checks the description of the service that is published. */
@NullMarked
package dev.adtools.server.openapi;

import org.jspecify.annotations.NullMarked;
