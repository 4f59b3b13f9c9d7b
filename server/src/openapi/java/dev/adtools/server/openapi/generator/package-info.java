/** Writes the OpenAPI document when the service is built. Does not ship. */
@NullMarked
package dev.adtools.server.openapi.generator;

import org.jspecify.annotations.NullMarked;
