/**
 * The console: pages for people, rendered on the server. A page asks what the resources under {@code /api} ask, for the caller
 * whose token opened the session. Nothing imports this package but the wiring.
 */
@NullMarked
package dev.adtools.server.console;

import org.jspecify.annotations.NullMarked;
