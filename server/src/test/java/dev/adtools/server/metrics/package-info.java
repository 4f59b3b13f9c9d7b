/** What Prometheus reads of Dropwizard's metrics, as its text. */
@NullMarked
package dev.adtools.server.metrics;

import org.jspecify.annotations.NullMarked;
