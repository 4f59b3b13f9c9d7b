package dev.adtools.tools.operations.workflows;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A workflow that passed all checks and is to be started.
 *
 * @param name what its starter calls it, null for nothing
 * @param steps its steps, in order
 */
public record WorkflowPlan(@Nullable String name, List<Step> steps) {

    public WorkflowPlan {
        steps = List.copyOf(steps);
    }

    /**
     * One step.
     *
     * @param tool the tool to call
     * @param arguments its arguments, canonical JSON as text
     */
    public record Step(String tool, String arguments) {}
}
