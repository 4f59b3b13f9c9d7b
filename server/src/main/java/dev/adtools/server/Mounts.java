package dev.adtools.server;

import dev.adtools.api.spi.ToolTable;
import jakarta.ws.rs.container.ContainerRequestFilter;
import java.util.List;

/**
 * What the service is built from besides its own parts.
 *
 * @param tables the tools
 * @param bearer knows tokens: sets the caller of a request, or ends it
 */
record Mounts(List<ToolTable> tables, ContainerRequestFilter bearer) {

    static Mounts standard() {
        return new Mounts(List.of(), request -> {
            throw new jakarta.ws.rs.NotAuthorizedException("Bearer");
        });
    }
}
