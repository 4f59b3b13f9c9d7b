/** Tests of the Prometheus page that is made from Dropwizard's metrics. */
@NullMarked
package dev.adtools.server.metrics;

import org.jspecify.annotations.NullMarked;
