package dev.adtools.server.openapi;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import org.jspecify.annotations.Nullable;

/** Serves the OpenAPI document, to anyone. */
@Path("/api/v1/openapi.json")
@Produces(MediaType.APPLICATION_JSON)
public final class OpenApiResource {

    private final String publicUrl;
    private volatile @Nullable OpenApiDocument document;

    /** Serves the document of a service that is found at a URL; an empty one is not known. */
    public OpenApiResource(String publicUrl) {
        this.publicUrl = publicUrl;
    }

    /** Returns the document. */
    @GET
    public Response get(
            @Context Request request, @HeaderParam(HttpHeaders.ACCEPT_ENCODING) @DefaultValue("") String encodings) {
        OpenApiDocument current = document();
        // Weak: the same for both encodings.
        EntityTag tag = new EntityTag(current.tag(), true);
        ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        ResponseBuilder response = unchanged == null ? current.file().answer(encodings) : unchanged;
        return response.tag(tag)
                .header(HttpHeaders.CACHE_CONTROL, "public, no-cache")
                .build();
    }

    // Whoever asks first pays for it, not the start; two who ask at once make the same.
    private OpenApiDocument document() {
        OpenApiDocument known = document;
        if (known == null) {
            known = OpenApiDocument.servedAt(publicUrl);
            document = known;
        }
        return known;
    }
}
