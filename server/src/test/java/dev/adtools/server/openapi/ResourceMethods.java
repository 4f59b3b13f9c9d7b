package dev.adtools.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.adtools.server.rest.Answers;
import dev.adtools.server.rest.ApiErrors;
import io.swagger.v3.oas.annotations.Operation;
import jakarta.ws.rs.HttpMethod;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The methods of the resources that the service has, whatever is published of them. */
public final class ResourceMethods {

    private static final List<Method> METHODS = resources().stream()
            .flatMap(resource -> Stream.of(resource.getMethods()))
            .toList();

    private ResourceMethods() {}

    /** Returns the requests that they answer, such as {@code GET /api/v1/tokens/{id}}. */
    public static Set<String> requests() {
        Set<String> requests = new TreeSet<>();
        METHODS.stream().forEach(method -> {
            for (Annotation annotation : method.getAnnotations()) {
                HttpMethod verb = annotation.annotationType().getAnnotation(HttpMethod.class);
                if (verb != null) {
                    requests.add(verb.value() + " " + path(method));
                }
            }
        });
        return requests;
    }

    /** Returns each operation that says what it answers, with each status that is its own. */
    public static Set<String> answers() {
        JsonNode published = PublishedDocument.read().get("paths");
        Set<String> answers = new TreeSet<>();
        METHODS.stream()
                .filter(method -> method.isAnnotationPresent(Answers.class))
                .forEach(method -> {
                    String id = method.getAnnotation(Operation.class).operationId();
                    for (int status : method.getAnnotation(ApiErrors.class).value()) {
                        answers.add(id + " " + status);
                    }
                    // What goes well is written out, what every request of its kind can meet is referred to.
                    published.path(path(method)).forEach(operation -> {
                        if (operation.get("operationId").asText().equals(id)) {
                            operation.get("responses").properties().stream()
                                    .filter(response -> !response.getValue().has("$ref"))
                                    .forEach(response -> answers.add(id + " " + response.getKey()));
                        }
                    });
                });
        return answers;
    }

    private static String path(Method method) {
        String all = method.getDeclaringClass()
                .getAnnotation(jakarta.ws.rs.Path.class)
                .value();
        jakarta.ws.rs.Path own = method.getAnnotation(jakarta.ws.rs.Path.class);
        return own == null ? all : all + "/" + own.value();
    }

    private static Set<Class<?>> resources() {
        return new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("dev.adtools.server")
                        .stream()
                        .filter(type -> type.isAnnotatedWith(jakarta.ws.rs.Path.class))
                        .map(JavaClass::reflect)
                        .collect(Collectors.toSet());
    }
}
