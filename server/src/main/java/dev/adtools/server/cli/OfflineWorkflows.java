package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.workflow.WorkflowService;
import dev.adtools.tools.operations.workflows.WorkflowSummaryCodec;
import dev.adtools.tools.operations.workflows.WorkflowViewCodec;

/**
 * Workflows of a database while no service runs.
 *
 * @param workflows the workflows in it
 * @param operator who looks at them
 */
record OfflineWorkflows(WorkflowService workflows, Caller operator) implements WorkflowControl {

    @Override
    public Outcome<byte[]> list(PageRequest page) {
        return workflows.list(operator, null, page).map(found -> found.toJson(WorkflowSummaryCodec::encode));
    }

    @Override
    public Outcome<byte[]> find(String id) {
        return workflows.find(operator, id).map(WorkflowViewCodec::toJson);
    }

    @Override
    public Outcome<byte[]> cancel(String id, byte[] body) {
        return workflows.cancel(operator, id, body).map(WorkflowViewCodec::toJson);
    }
}
