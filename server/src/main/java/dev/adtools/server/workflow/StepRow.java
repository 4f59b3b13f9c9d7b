package dev.adtools.server.workflow;

import dev.adtools.api.AccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Arguments;
import dev.adtools.tools.operations.workflows.StepState;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
import org.jspecify.annotations.Nullable;

/**
 * A step of a workflow as it is kept.
 *
 * @param number which, from 0
 * @param tool the tool that it calls
 * @param platform the platform that the tool works on
 * @param world what that platform was when the workflow was started
 * @param mode what the tool may do
 * @param account the account that it works on; null when that is not known
 * @param arguments what the tool is called with
 * @param state where it is
 * @param pendingActionId what it waits for or waited for, null for none
 * @param operationId what it ran as, null when that is not known
 * @param output what the tool answered; null before, and when it was too large
 */
public record StepRow(
        @ColumnName("step") int number,
        String tool,
        Platform platform,
        String world,
        Mode mode,
        @Nullable AccountId account,
        Arguments arguments,
        StepState state,
        @Nullable String pendingActionId,
        @Nullable String operationId,
        @Nullable Arguments output) {

    /** Returns how many bytes of it are kept. */
    long keptBytes() {
        return arguments.size() + (output == null ? 0L : output.size());
    }

    StepTarget target() {
        return new StepTarget(tool, platform, account, pendingActionId);
    }

    /** Returns a step that has not begun. */
    static StepRow pending(
            int number,
            String tool,
            Platform platform,
            String world,
            Mode mode,
            @Nullable AccountId account,
            Arguments arguments) {
        return new StepRow(
                number, tool, platform, world, mode, account, arguments, StepState.PENDING, null, null, null);
    }

    /**
     * Target of a step of a workflow, which tells who may see it.
     *
     * @param tool the tool that it calls
     * @param platform the platform that the tool works on
     * @param account the account that it works on; null when that is not known
     * @param pendingActionId the action that it waits for or waited for; null for none
     */
    public record StepTarget(
            String tool,
            Platform platform,
            @Nullable AccountId account,
            @Nullable String pendingActionId) {}
}
