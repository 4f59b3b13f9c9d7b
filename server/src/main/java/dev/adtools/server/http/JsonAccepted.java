package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/**
 * Refuses a request that accepts everything but JSON, unless the resource says that it produces something else: Jersey takes
 * {@code q=0} for a weak wish.
 */
public final class JsonAccepted implements DynamicFeature {

    @Override
    public void configure(ResourceInfo resource, FeatureContext context) {
        Produces ofMethod = resource.getResourceMethod().getAnnotation(Produces.class);
        Produces produces = ofMethod == null ? resource.getResourceClass().getAnnotation(Produces.class) : ofMethod;
        if (produces == null || List.of(produces.value()).equals(List.of(MediaType.APPLICATION_JSON))) {
            context.register(new OnlyJson());
        }
    }

    private static final class OnlyJson implements ContainerRequestFilter {

        @Override
        public void filter(ContainerRequestContext request) {
            if (Accept.of(request.getHeaderString(HttpHeaders.ACCEPT)) == Accept.OTHERS) {
                request.abortWith(ErrorAnswer.to(HttpStatusErrors.of(ErrorCode.NOT_ACCEPTABLE.status()), request));
            }
        }
    }
}
