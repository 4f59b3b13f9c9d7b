package dev.adtools.server.call;

/**
 * One step of a workflow.
 *
 * @param workflowId the workflow, {@code wf_…}
 * @param step which of its steps, from 0
 */
public record StepRef(String workflowId, int step) {}
