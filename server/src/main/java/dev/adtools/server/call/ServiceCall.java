package dev.adtools.server.call;

import dev.adtools.api.spi.ArgumentReader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reason why the service itself makes a call: a step of a workflow comes to its turn, or what was approved is to be done.
 *
 * @param step the step
 * @param approved what was approved; null when the step asks for the first time
 */
public record ServiceCall(StepRef step, @Nullable ApprovedPlan approved) {

    /** Returns the key that makes the call happen once. It holds spaces, so that no caller can send it. */
    public String key() {
        return approved == null
                ? "workflow " + step.workflowId() + " step " + step.step()
                : "approved " + approved.pendingActionId();
    }

    /** Approved plan, byte for byte. */
    public static final class ApprovedPlan {

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
}
