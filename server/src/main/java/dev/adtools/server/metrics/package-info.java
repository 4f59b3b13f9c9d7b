/** Counts and times of the service, as Prometheus text. Imports {@code call}, the Prometheus client and Dropwizard's metrics. */
@NullMarked
package dev.adtools.server.metrics;

import org.jspecify.annotations.NullMarked;
