package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.http.ConsoleLink;
import dev.adtools.server.http.ConsoleLinkCodec;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.function.BiFunction;

/** Makes links by which whoever holds a token signs in at the console without pasting it. */
@Tag(name = "Access")
@Path("/api/v1/console-links")
@Produces(MediaType.APPLICATION_JSON)
public final class ConsoleLinksResource {

    private final String publicUrl;
    private final BiFunction<Caller, String, ConsoleLink> links;

    /**
     * Serves links of a service.
     *
     * @param publicUrl where browsers find it; empty where nobody has said
     * @param links makes the link of a caller below such an address
     */
    public ConsoleLinksResource(String publicUrl, BiFunction<Caller, String, ConsoleLink> links) {
        this.publicUrl = publicUrl.strip();
        this.links = links;
    }

    /** Makes a link that opens one session of the caller. */
    @POST
    @Audited("console.link")
    @Operation(
            operationId = "createConsoleLink",
            summary = "Make a link that signs in at the console once",
            description =
                    "It works for a minute, once, and with the rights that the token has then. It is in this answer and "
                            + "nowhere else.")
    @Answers(value = "ConsoleLink", status = 201)
    @ApiErrors({})
    public Response create(@Auth Caller caller, @Context ContainerRequestContext request) {
        // The caller knows by what name it called; the service takes that from nobody.
        String base = publicUrl.isEmpty() ? request.getUriInfo().getBaseUri().getPath() : publicUrl;
        ConsoleLink link = links.apply(caller, base.endsWith("/") ? base : base + "/");
        return NoStoreResponse.of(Outcome.completed(ConsoleLinkCodec.toJson(link)), Response.Status.CREATED, request);
    }
}
