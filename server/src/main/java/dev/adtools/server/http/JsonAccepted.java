package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.server.edge.Accept;
import dev.adtools.server.edge.FrameworkError;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** Refuses a request to a resource of JSON that accepts everything but JSON: Jersey takes {@code q=0} for a weak wish. */
public final class JsonAccepted implements DynamicFeature, ContainerRequestFilter {

    @Override
    public void configure(ResourceInfo resource, FeatureContext context) {
        Produces produces = resource.getResourceClass().getAnnotation(Produces.class);
        if (produces != null && List.of(produces.value()).equals(List.of(MediaType.APPLICATION_JSON))) {
            context.register(this, ContainerRequestFilter.class);
        }
    }

    @Override
    public void filter(ContainerRequestContext request) {
        if (Accept.of(request.getHeaderString(HttpHeaders.ACCEPT)) == Accept.OTHERS) {
            request.abortWith(ErrorAnswer.to(FrameworkError.of(ErrorCode.NOT_ACCEPTABLE.status()), request));
        }
    }
}
