package dev.adtools.server;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.BearerAuthFilter;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.tools.GeneratedToolTable;
import dev.adtools.tools.Needs;
import jakarta.ws.rs.container.ContainerRequestFilter;
import java.util.List;

/** What is mounted into the service: its tools, and what tells who calls. */
interface Mounts {

    /** Returns what the product has. */
    static Mounts standard() {
        return platforms -> List.of(new GeneratedToolTable(new Needs(platforms.alpha(), platforms.beta())));
    }

    /** Returns the tools, module by module. */
    List<ToolTable> tables(Platforms platforms);

    /** Returns what sets the caller of a request, or ends the request. */
    default ContainerRequestFilter bearer(Access access) {
        return new BearerAuthFilter(access.authenticator(), ErrorAnswer::to);
    }
}
