package dev.adtools.server.rest;

import dev.adtools.api.ToolError;
import dev.adtools.server.audit.AuditFilter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.http.RequestId;
import dev.adtools.server.http.UnknownParameters;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.FeatureContext;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.stream.Stream;

/** Refuses unknown and repeated query parameters under {@code /api}, before anything is done for the request. */
final class QueryParameterCheck implements DynamicFeature {

    private final AuditFilter calls;

    /** Records refused calls of tools. */
    QueryParameterCheck(AuditFilter calls) {
        this.calls = calls;
    }

    @Override
    public void configure(ResourceInfo resource, FeatureContext context) {
        Path path = resource.getResourceClass().getAnnotation(Path.class);
        if (path != null && path.value().startsWith("/api/")) {
            List<String> names = Stream.of(resource.getResourceMethod().getParameters())
                    .flatMap(parameter -> names(parameter, parameter.getType()))
                    .toList();
            // After the filter that records decisions.
            boolean isCall = resource.getResourceMethod().isAnnotationPresent(IdempotencyKeyFilter.Keyed.class);
            context.register(new Check(names, isCall), Priorities.USER + 1);
        }
    }

    private static Stream<String> names(AnnotatedElement element, Class<?> type) {
        if (element.isAnnotationPresent(BeanParam.class)) {
            return Stream.of(type.getDeclaredFields()).flatMap(field -> names(field, field.getType()));
        }
        return Stream.of(element.getAnnotationsByType(QueryParam.class)).map(QueryParam::value);
    }

    private final class Check implements ContainerRequestFilter {

        private final List<String> names;
        private final boolean isCall;

        Check(List<String> names, boolean isCall) {
            this.names = names;
            this.isCall = isCall;
        }

        @Override
        public void filter(ContainerRequestContext request) {
            UnknownParameters.refusal(request, names).ifPresent(error -> {
                if (isCall && request.getSecurityContext().getUserPrincipal() instanceof Caller caller) {
                    recordCall(caller, request, error);
                }
                request.abortWith(ErrorAnswer.to(error, request));
            });
        }

        private void recordCall(Caller caller, ContainerRequestContext request, ToolError error) {
            String tool = request.getUriInfo().getPathParameters().getFirst("tool");
            Channel channel = RequestChannel.of(request, Channel.Transport.REST);
            calls.unmet(caller, channel, tool == null ? "" : tool, RequestId.of(request), error);
        }
    }
}
