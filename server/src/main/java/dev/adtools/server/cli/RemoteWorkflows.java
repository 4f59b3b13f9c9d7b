package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.store.PageRequest;

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
