package dev.adtools.server.http;

import jakarta.annotation.Priority;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import java.nio.ByteBuffer;

/** Takes an answer that is encoded already past Jersey, which would look for its writer, and for what stands around that. */
@Priority(EncodedBytes.LAST)
public final class EncodedBytes implements ContainerResponseFilter {

    static final String ATTRIBUTE = EncodedBytes.class.getName();
    // Filters of answers run from the highest to the lowest.
    static final int LAST = Integer.MIN_VALUE;

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (response.getEntity() instanceof ByteBuffer encoded) {
            request.setProperty(ATTRIBUTE, encoded);
            response.setEntity(null);
        }
    }
}
