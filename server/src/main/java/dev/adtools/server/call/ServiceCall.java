package dev.adtools.server.call;

import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ArgumentReader;
import java.util.Arrays;
import java.util.Set;
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

    /**
     * Principal that has an approved action executed.
     *
     * @param principal its id
     * @param comment its comment on the execution; null for none
     */
    public record ExecutedBy(String principal, @Nullable String comment) {

        /** Returns the caller of the call that resumes an action, with the reason of that call. */
        public static ExecutedBy of(ToolCall resuming) {
            return new ExecutedBy(resuming.caller().principal(), resuming.reason());
        }
    }

    /** Approved plan, byte for byte. */
    public static final class ApprovedPlan {

        private final String pendingActionId;
        private final byte[] plan;
        private final ExecutedBy executedBy;

        /**
         * Names an approved plan.
         *
         * @param pendingActionId the Pending Action that it stands in
         * @param plan its canonical bytes
         * @param executedBy the principal that has it executed
         */
        public ApprovedPlan(String pendingActionId, byte[] plan, ExecutedBy executedBy) {
            this.pendingActionId = pendingActionId;
            this.plan = plan.clone();
            this.executedBy = executedBy;
        }

        /** Returns the Pending Action that the plan stands in. */
        public String pendingActionId() {
            return pendingActionId;
        }

        /** Returns the principal that has it executed, which may differ from its requester and from its approvers. */
        public ExecutedBy executedBy() {
            return executedBy;
        }

        /** Returns its bytes. */
        byte[] bytes() {
            return plan.clone();
        }

        /** Returns whether another plan differs in descriptive members at most. */
        boolean isStill(byte[] plannedNow, Set<String> descriptive) {
            return Arrays.equals(plan, plannedNow)
                    || Arrays.equals(without(plan, descriptive), without(plannedNow, descriptive));
        }

        private static byte[] without(byte[] plan, Set<String> descriptive) {
            JsonObject.Builder rest = JsonObject.builder();
            ((JsonObject) JsonCursor.read(plan)).members().forEach((name, value) -> {
                if (!descriptive.contains(name)) {
                    rest.put(name, value);
                }
            });
            return CanonicalJson.of(rest.build());
        }

        /** Reads the plan from the approved bytes. */
        ArgumentReader reader() {
            return new ArgumentReader(plan, 0);
        }
    }
}
