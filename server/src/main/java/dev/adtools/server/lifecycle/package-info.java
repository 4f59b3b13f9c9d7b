/**
 * What starts and stops with the service: jobs, and the context that every feature is wired with. Imports Dropwizard,
 * db-scheduler, and the packages call, health and store.
 */
@NullMarked
package dev.adtools.server.lifecycle;

import org.jspecify.annotations.NullMarked;
