package dev.adtools.server;

import dev.adtools.tools.operations.events.ServiceEvents;
import dev.adtools.tools.operations.schedules.ScheduledTasks;

/**
 * What tools can work with.
 *
 * @param platforms the platforms
 * @param schedules the scheduled tasks
 * @param events the service's own warnings and errors
 */
record Ports(Platforms platforms, ScheduledTasks schedules, ServiceEvents events) {}
