package dev.adtools.server.http;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Set;

/** Answers OPTIONS as the {@link AllowedMethods} says; Jersey, which knows what each path serves, describes it in a body. */
public final class OptionsFilter implements ContainerResponseFilter {

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Set<String> served = response.getAllowedMethods();
        if (request.getMethod().equals(HttpMethod.OPTIONS) && !served.isEmpty()) {
            response.setEntity(null);
            response.getHeaders().remove(HttpHeaders.CONTENT_TYPE);
            response.setStatus(AllowedMethods.status(HttpMethod.OPTIONS, served));
            response.getHeaders().putSingle(HttpHeaders.ALLOW, AllowedMethods.allow(served));
        }
    }
}
