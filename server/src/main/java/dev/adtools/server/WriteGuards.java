package dev.adtools.server;

import dev.adtools.server.approval.Approvals;
import dev.adtools.server.audit.WriteEvents;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.quota.DailyWrites;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.SpendGuard;
import dev.adtools.server.workflow.WorkflowHolds;

/**
 * Guards that have a say in a write, and the ledgers that tell of it.
 *
 * @param halts the kill switch
 * @param days how many writes there may be a day
 * @param spend what may be spent
 * @param approvals what waits for another person, or was approved
 * @param workflows the steps that wait
 * @param claims what makes a write happen once
 * @param events what notes it in the trail
 */
record WriteGuards(
        Halts halts,
        DailyWrites days,
        SpendGuard spend,
        Approvals approvals,
        WorkflowHolds workflows,
        Claims claims,
        WriteEvents events) {}
