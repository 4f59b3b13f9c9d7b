/** Whether the work that nobody waits for still goes on. Imports metrics-healthchecks only. */
@NullMarked
package dev.adtools.server.health;

import org.jspecify.annotations.NullMarked;
