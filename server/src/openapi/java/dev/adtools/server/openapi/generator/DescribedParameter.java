package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.swagger.v3.core.util.AnnotationsUtils;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.annotations.Parameter;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of a request, as it is described where a resource takes it.
 *
 * @param name its name
 * @param place whether it is in the path, the query or a header
 * @param said what is said of it
 */
record DescribedParameter(String name, String place, Parameter said) {

    /** Returns those of a method, in their order. */
    static List<DescribedParameter> of(Method method) {
        List<DescribedParameter> all = new ArrayList<>();
        for (java.lang.reflect.Parameter argument : method.getParameters()) {
            add(argument, argument.getType(), method, all);
        }
        Parameter alone = method.getAnnotation(Parameter.class);
        if (alone != null) {
            all.add(new DescribedParameter(alone.name(), alone.in().toString(), alone));
        }
        return all;
    }

    private static void add(AnnotatedElement element, Class<?> type, Method method, List<DescribedParameter> all) {
        if (element.isAnnotationPresent(BeanParam.class)) {
            Stream.of(type.getDeclaredFields()).forEach(field -> add(field, field.getType(), method, all));
            return;
        }
        PathParam path = element.getAnnotation(PathParam.class);
        QueryParam query = element.getAnnotation(QueryParam.class);
        HeaderParam header = element.getAnnotation(HeaderParam.class);
        if (path == null && query == null && header == null) {
            return;
        }
        String name = path != null ? path.value() : query != null ? query.value() : header.value();
        Parameter said = said(element);
        if (said == null || said.description().isEmpty()) {
            throw new IncompleteDocument(FixedOperation.name(method) + " does not describe its parameter " + name);
        }
        all.add(new DescribedParameter(name, path != null ? "path" : query != null ? "query" : "header", said));
    }

    /** Returns what is said at an element, or by an annotation of ours for what several have in common. */
    private static @Nullable Parameter said(AnnotatedElement element) {
        Parameter said = element.getAnnotation(Parameter.class);
        for (Annotation annotation : element.getAnnotations()) {
            said = said == null ? annotation.annotationType().getAnnotation(Parameter.class) : said;
        }
        return said;
    }

    /** Returns it as the document has it. */
    ObjectNode json() {
        ObjectNode json = Trees.object().put("name", name).put("in", place);
        if (place.equals("path") || said.required()) {
            json.put("required", true);
        }
        json.put("description", said.description());
        ObjectNode schema = AnnotationsUtils.getSchemaFromAnnotation(said.schema(), null, null, true)
                .<ObjectNode>map(read -> Json31.mapper().valueToTree(read))
                .orElseGet(Trees::object);
        if (!schema.has("type") && !schema.has("$ref")) {
            schema.put("type", "string");
        }
        // The reader writes 500 as 5E+2.
        List.of("default", "minimum", "maximum").forEach(member -> {
            if (schema.path(member).isNumber()) {
                schema.put(member, schema.get(member).longValue());
            }
        });
        json.set("schema", schema);
        return json;
    }
}
