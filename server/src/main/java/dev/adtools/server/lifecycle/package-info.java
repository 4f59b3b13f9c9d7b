/**
 * Jobs and loops that start and stop with the service, and the context that every feature is wired with. Imports Dropwizard,
 * db-scheduler, and the packages call, health and store.
 */
@NullMarked
package dev.adtools.server.lifecycle;

import org.jspecify.annotations.NullMarked;
