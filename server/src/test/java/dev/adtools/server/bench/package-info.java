/** Benchmarks: what the service does, as a ratio to how it is usually done, in the same run. */
@NullMarked
package dev.adtools.server.bench;

import org.jspecify.annotations.NullMarked;
