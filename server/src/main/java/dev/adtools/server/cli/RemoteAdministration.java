package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.store.PageRequest;

/** Administers a running service over its REST resources. */
final class RemoteAdministration implements AccessControl {

    private static final String PRINCIPALS = "/api/v1/principals";
    private static final String TOKENS = "/api/v1/tokens";

    private static final byte[] NO_BODY = {};

    private final RemoteService service;

    RemoteAdministration(RemoteService service) {
        this.service = service;
    }

    @Override
    public Outcome<byte[]> createPrincipal(byte[] body) {
        return service.post(PRINCIPALS, body);
    }

    @Override
    public Outcome<byte[]> principals(PageRequest page) {
        return service.get(PRINCIPALS + RemoteService.query(page));
    }

    @Override
    public Outcome<byte[]> disablePrincipal(String id) {
        return service.post(PRINCIPALS + "/" + RemoteService.encoded(id) + "/disable", NO_BODY);
    }

    @Override
    public Outcome<byte[]> enablePrincipal(String id) {
        return service.post(PRINCIPALS + "/" + RemoteService.encoded(id) + "/enable", NO_BODY);
    }

    @Override
    public Outcome<byte[]> createToken(byte[] body) {
        return service.post(TOKENS, body);
    }

    @Override
    public Outcome<byte[]> tokens(PageRequest page) {
        return service.get(TOKENS + RemoteService.query(page));
    }

    @Override
    public Outcome<byte[]> revokeToken(String id, boolean withMinted) {
        return service.delete(TOKENS + "/" + RemoteService.encoded(id) + (withMinted ? "?with_minted=true" : ""));
    }
}
