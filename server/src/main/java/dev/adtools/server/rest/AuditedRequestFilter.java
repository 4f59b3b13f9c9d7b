package dev.adtools.server.rest;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.audit.DecisionRecorder;
import dev.adtools.server.audit.DecisionRecorder.AuditedDecision;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.http.RequestId;
import dev.adtools.server.store.StoreUnavailable;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.MultivaluedMap;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Wraps every request that is {@link Audited} in the records of the trail. */
public final class AuditedRequestFilter implements DynamicFeature {

    private static final Logger LOG = LoggerFactory.getLogger(AuditedRequestFilter.class);
    private static final String ASKED = "dev.adtools.decision";

    private final DecisionRecorder decisions;

    /** Records in a trail. */
    public AuditedRequestFilter(DecisionRecorder decisions) {
        this.decisions = decisions;
    }

    @Override
    public void configure(ResourceInfo resource, FeatureContext context) {
        Audited decides = resource.getResourceMethod().getAnnotation(Audited.class);
        if (decides != null) {
            context.register(new Recorded(decides.value()));
        }
    }

    private final class Recorded implements ContainerRequestFilter, ContainerResponseFilter {

        private final String kind;

        Recorded(String kind) {
            this.kind = kind;
        }

        @Override
        public void filter(ContainerRequestContext request) {
            if (request.getSecurityContext().getUserPrincipal() instanceof Caller caller) {
                AuditedDecision decision = new AuditedDecision(
                        kind,
                        caller,
                        RequestChannel.of(request, Channel.Transport.REST),
                        RequestId.of(request),
                        target(request));
                decisions.asked(decision);
                request.setProperty(ASKED, decision);
            }
        }

        private @Nullable String target(ContainerRequestContext request) {
            MultivaluedMap<String, String> named = request.getUriInfo().getPathParameters();
            return named.containsKey("id") ? named.getFirst("id") : named.getFirst("scope");
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            if (request.getProperty(ASKED) instanceof AuditedDecision decision) {
                JsonObject answer = answer(response.getEntity());
                String code = answer.get("code") instanceof JsonString text && response.getStatus() >= 400
                        ? text.value()
                        : null;
                try {
                    decisions.answered(decision, response.getStatus(), code, answer);
                } catch (StoreUnavailable e) {
                    // It is decided, and waits to be recorded; that it was asked for is in the trail.
                    LOG.warn(
                            "the outcome of {} is recorded in the audit trail later: the database is unavailable",
                            kind,
                            e);
                }
            }
        }

        private static JsonObject answer(@Nullable Object entity) {
            return entity instanceof ByteBuffer json && JsonCursor.read(bytes(json)) instanceof JsonObject object
                    ? object
                    : JsonObject.EMPTY;
        }

        private static byte[] bytes(ByteBuffer json) {
            byte[] bytes = new byte[json.remaining()];
            json.duplicate().get(bytes);
            return bytes;
        }
    }
}
