package dev.adtools.server;

import dev.adtools.server.platform.Platforms;
import dev.adtools.tools.operations.approvals.HeldWrites;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.operations.events.ServiceEvents;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.usage.Usage;
import dev.adtools.tools.operations.workflows.Workflows;
import dev.adtools.tools.spend.SpendCaps;

/**
 * Ports that tools can work with.
 *
 * @param platforms the platforms
 * @param changes what the service changed
 * @param approvals what waits for approval
 * @param schedules the scheduled tasks
 * @param events the service's own warnings and errors
 * @param caps how much writes may raise daily spend
 * @param usage what callers have used of their quotas
 * @param workflows the durable workflows
 */
record Ports(
        Platforms platforms,
        ChangeHistory changes,
        HeldWrites approvals,
        ScheduledTasks schedules,
        ServiceEvents events,
        SpendCaps caps,
        Usage usage,
        Workflows workflows) {}
