package dev.adtools.server.call;

import dev.adtools.api.spi.ArgumentReader;
import java.util.Arrays;

/** Approved plan, byte for byte. */
public final class ApprovedPlan {

    private final String pendingActionId;
    private final byte[] plan;

    /**
     * Names an approved plan.
     *
     * @param pendingActionId the Pending Action that it stands in
     * @param plan its canonical bytes
     */
    public ApprovedPlan(String pendingActionId, byte[] plan) {
        this.pendingActionId = pendingActionId;
        this.plan = plan.clone();
    }

    /** Returns the Pending Action that the plan stands in. */
    public String pendingActionId() {
        return pendingActionId;
    }

    /** Returns whether what would be planned now is still what was approved. */
    boolean isStill(byte[] plannedNow) {
        return Arrays.equals(plan, plannedNow);
    }

    /** Reads the plan from the approved bytes. */
    ArgumentReader reader() {
        return new ArgumentReader(plan, 0);
    }
}
