package dev.adtools.server.cli;

import dev.adtools.api.Outcome;

/** Operates the kill switch of a running service over its REST resource. */
final class RemoteHalts implements KillSwitch {

    private static final String HALTS = "/api/v1/halts";

    private final RemoteService service;

    RemoteHalts(RemoteService service) {
        this.service = service;
    }

    @Override
    public Outcome<byte[]> list() {
        return service.get(HALTS);
    }

    @Override
    public Outcome<byte[]> set(String scope, byte[] body) {
        return service.put(path(scope), body);
    }

    @Override
    public Outcome<byte[]> clear(String scope) {
        return service.delete(path(scope));
    }

    private static String path(String scope) {
        return HALTS + "/" + RemoteService.encoded(scope);
    }
}
