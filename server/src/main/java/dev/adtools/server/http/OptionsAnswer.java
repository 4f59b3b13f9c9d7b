package dev.adtools.server.http;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response.Status;

/** Answers OPTIONS with the allowed methods and no body. */
public final class OptionsAnswer implements ContainerResponseFilter {

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (request.getMethod().equals(HttpMethod.OPTIONS) && response.getStatus() == Status.OK.getStatusCode()) {
            response.setEntity(null);
            response.getHeaders().remove(HttpHeaders.CONTENT_TYPE);
            response.setStatusInfo(Status.NO_CONTENT);
        }
    }
}
