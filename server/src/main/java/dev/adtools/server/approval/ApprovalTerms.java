package dev.adtools.server.approval;

import java.time.Duration;

/**
 * Terms of approvals: how long actions wait, and how many must approve.
 *
 * @param pendingFor how long an action waits for its decision
 * @param executableFor how long it may be executed once it is approved
 * @param required how many owners must approve
 */
public record ApprovalTerms(Duration pendingFor, Duration executableFor, int required) {

    /** How many open actions one principal may have. */
    static final int MOST_OPEN = 1_000;
}
