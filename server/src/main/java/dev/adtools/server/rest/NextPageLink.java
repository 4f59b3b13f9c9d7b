package dev.adtools.server.rest;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.Optional;

/** Adds the {@code Link} of the next page to lists (RFC 8288): the request's own URL, with another cursor. */
final class NextPageLink implements ContainerResponseFilter {

    private static final String CURSOR = NextPageLink.class.getName();

    private final String publicUrl;

    /** Links below the URL under which callers find the service; relative to the service when that is empty. */
    NextPageLink(String publicUrl) {
        this.publicUrl = publicUrl.replaceAll("/+$", "");
    }

    /** Notes the cursor of the page after the one that a request gets, if there is one. */
    static void note(ContainerRequestContext request, Optional<String> cursor) {
        cursor.ifPresent(next -> request.setProperty(CURSOR, next));
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (request.getProperty(CURSOR) instanceof String cursor) {
            response.getHeaders()
                    .putSingle(HttpHeaders.LINK, "<" + next(request.getUriInfo(), cursor) + ">; rel=\"next\"");
        }
    }

    private String next(UriInfo asked, String cursor) {
        URI next =
                asked.getRequestUriBuilder().replaceQueryParam("cursor", cursor).build();
        String path = publicUrl.isEmpty() ? next.getRawPath() : publicUrl + "/" + asked.getPath(false);
        return path + "?" + next.getRawQuery();
    }
}
