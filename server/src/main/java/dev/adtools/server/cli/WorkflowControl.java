package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.workflow.WorkflowService;
import dev.adtools.tools.operations.workflows.WorkflowSummaryCodec;
import dev.adtools.tools.operations.workflows.WorkflowViewCodec;

/** Defines what an operator can do with workflows, as the JSON of the REST resource. */
interface WorkflowControl {

    /** Lists workflows without their steps. */
    Outcome<byte[]> list(PageRequest page);

    /** Returns one with its steps. */
    Outcome<byte[]> find(String id);

    /** Cancels one for the reason in a body {@code {reason?}}. */
    Outcome<byte[]> cancel(String id, byte[] body);

    /** Shows and cancels the workflows of a running service over its REST resource. */
    final class RemoteWorkflows implements WorkflowControl {

        private static final String WORKFLOWS = "/api/v1/workflows";

        private final RemoteService service;

        RemoteWorkflows(RemoteService service) {
            this.service = service;
        }

        @Override
        public Outcome<byte[]> list(PageRequest page) {
            return service.get(WORKFLOWS + RemoteService.query(page));
        }

        @Override
        public Outcome<byte[]> find(String id) {
            return service.get(WORKFLOWS + "/" + RemoteService.encoded(id));
        }

        @Override
        public Outcome<byte[]> cancel(String id, byte[] body) {
            return service.post(WORKFLOWS + "/" + RemoteService.encoded(id) + "/cancel", body);
        }
    }

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
}
