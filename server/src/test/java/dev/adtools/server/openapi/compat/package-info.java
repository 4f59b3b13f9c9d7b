/** Finds what in one OpenAPI document breaks those who rely on another. */
@NullMarked
package dev.adtools.server.openapi.compat;

import org.jspecify.annotations.NullMarked;
