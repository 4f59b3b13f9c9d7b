/** Authentication: principals, tokens and the check of every request's bearer token. Imports dropwizard-auth, {@code call} and {@code store} only. */
@NullMarked
package dev.adtools.server.auth;

import org.jspecify.annotations.NullMarked;
