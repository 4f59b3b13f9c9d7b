/** Baselines that the service is measured against; run by {@code scripts/load} and others. */
@NullMarked
package dev.adtools.server.load;

import org.jspecify.annotations.NullMarked;
