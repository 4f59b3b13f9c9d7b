package dev.adtools.server;

import dev.adtools.server.store.StoreUnavailable;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

/** Fails as a request asks by its header {@code X-Break}: with a bug, or as if the database were away. */
final class BreakingFilter implements ContainerRequestFilter {

    @Override
    public void filter(ContainerRequestContext request) {
        String how = request.getHeaderString("X-Break");
        if ("bug".equals(how)) {
            throw new IllegalStateException("scripted");
        }
        if ("outage".equals(how)) {
            throw new StoreUnavailable("scripted");
        }
    }
}
