package dev.adtools.server.openapi;

import dev.adtools.server.http.PackedFile;
import dev.adtools.server.http.PageHeaders;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import jakarta.ws.rs.core.UriInfo;
import org.jspecify.annotations.Nullable;

/** Shows the OpenAPI document to people, on a page that needs nothing from elsewhere and no token to be read. */
@Path("/docs")
public final class DocsResource {

    // The viewer's pictures are in its style sheet.
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private @Nullable DocsFiles files;

    /** Returns the page. */
    @GET
    public Response page(
            @Context UriInfo uri,
            @Context Request request,
            @HeaderParam(HttpHeaders.ACCEPT_ENCODING) @DefaultValue("") String encodings) {
        DocsFiles read = files();
        // Weak: the same for both encodings.
        EntityTag tag = new EntityTag(read.edition(), true);
        ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        ResponseBuilder response = unchanged == null
                ? read.page(uri.getPath().endsWith("/") ? "" : "docs/").answer(encodings)
                : unchanged;
        return guarded(response.tag(tag), "no-cache");
    }

    /** Returns a file that the page loads. */
    @GET
    @Path("{edition}/{name}")
    public Response file(
            @PathParam("edition") String edition,
            @PathParam("name") String name,
            @HeaderParam(HttpHeaders.ACCEPT_ENCODING) @DefaultValue("") String encodings) {
        PackedFile file = files().at(edition, name);
        if (file == null) {
            throw new NotFoundException();
        }
        return guarded(file.answer(encodings), "public, max-age=31536000, immutable");
    }

    /** Reads the files when somebody looks for the first time: most services are never looked at. */
    private synchronized DocsFiles files() {
        DocsFiles read = files;
        if (read == null) {
            read = DocsFiles.read();
            files = read;
        }
        return read;
    }

    private static Response guarded(ResponseBuilder response, String caching) {
        PageHeaders.forEach(POLICY, response::header);
        return response.header(HttpHeaders.CACHE_CONTROL, caching).build();
    }
}
