/** The service's credentials on the platforms: read, exchanged for access tokens, put on requests, never shown. Imports {@code dev.adtools.tools.platform}, its {@code wire} and Jackson. */
@NullMarked
package dev.adtools.tools.platform.auth;

import org.jspecify.annotations.NullMarked;
