/** Heartbeats of the work that nobody waits for, and whether it still goes on. Imports metrics-healthchecks only. */
@NullMarked
package dev.adtools.server.health;

import org.jspecify.annotations.NullMarked;
