/**
 * The heart: one call, who makes it, and the ordered pipeline it passes. Imports {@code dev.adtools.api} and the logging
 * API only: no JAX-RS, no SQL.
 */
@NullMarked
package dev.adtools.server.call;

import org.jspecify.annotations.NullMarked;
