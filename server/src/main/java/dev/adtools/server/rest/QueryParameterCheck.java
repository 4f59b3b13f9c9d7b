package dev.adtools.server.rest;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.Nearest;
import dev.adtools.api.spi.Shown;
import dev.adtools.server.http.ErrorAnswer;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.FeatureContext;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Refuses a query parameter that a request cannot have, or has twice: to pass over one that is misspelt would answer rows that
 * nobody asked for.
 */
final class QueryParameterCheck implements DynamicFeature {

    @Override
    public void configure(ResourceInfo resource, FeatureContext context) {
        List<String> names = Stream.of(resource.getResourceMethod().getParameters())
                .flatMap(parameter -> names(parameter, parameter.getType()))
                .toList();
        // Where there are none, others change nothing; and the pages of the console are followed from links.
        if (!names.isEmpty()
                && resource.getResourceClass().getPackage() == getClass().getPackage()) {
            // Behind whatever records that the request was made.
            context.register(new Check(names), Priorities.USER + 1);
        }
    }

    private static Stream<String> names(AnnotatedElement element, Class<?> type) {
        if (element.isAnnotationPresent(BeanParam.class)) {
            return Stream.of(type.getDeclaredFields()).flatMap(field -> names(field, field.getType()));
        }
        return Stream.of(element.getAnnotationsByType(QueryParam.class)).map(QueryParam::value);
    }

    private record Check(List<String> names) implements ContainerRequestFilter {

        @Override
        public void filter(ContainerRequestContext request) {
            request.getUriInfo().getQueryParameters().entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .flatMap(sent -> mistake(sent.getKey(), sent.getValue().size()))
                    .findFirst()
                    .map(mistake -> ToolError.of(ErrorCode.INVALID_REQUEST, mistake))
                    .ifPresent(error -> request.abortWith(ErrorAnswer.to(error, request)));
        }

        private Stream<String> mistake(String name, int times) {
            if (!names.contains(name)) {
                String hint = Nearest.hint(name, names);
                return Stream.of(Shown.text(name) + " is no query parameter here" + (hint.isEmpty() ? "." : hint));
            }
            return times > 1 ? Stream.of("The query parameter " + name + " is there more than once.") : Stream.empty();
        }
    }
}
