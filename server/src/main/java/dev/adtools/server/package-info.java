/** The application: its configuration and the one place where everything is wired by hand. May import every package below. */
@NullMarked
package dev.adtools.server;

import org.jspecify.annotations.NullMarked;
