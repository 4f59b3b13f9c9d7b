package dev.adtools.tools.operations.workflows;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;

/** Rules of workflows and their steps. */
public enum WorkflowRule implements Rule {
    WF_ARGS_1(error("The arguments of a step take at most 64 KiB.", SERVICE)),
    WF_RESUME_1(error("When resuming, the workflow named is the one that waits for the action.", SERVICE)),
    WF_TOOL_1(error("A step calls a tool that its creator may call.", SERVICE)),
    WF_TOOL_2(error("A step calls a tool that does not run tools itself.", SERVICE));

    private final RuleDescription description;

    WorkflowRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
