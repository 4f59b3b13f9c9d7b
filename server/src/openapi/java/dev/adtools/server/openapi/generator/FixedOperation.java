package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.rest.Answers;
import dev.adtools.server.rest.Refuses;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.QueryParam;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Map;
import java.util.TreeMap;

/**
 * An operation of a fixed endpoint, as it was read off its method.
 *
 * @param resource what the path names
 * @param json what was read
 * @param method the method
 */
record FixedOperation(String resource, ObjectNode json, Method method) {

    private static final Map<Integer, String> REFUSALS =
            Map.of(400, "BadRequest", 403, "Forbidden", 404, "NotFound", 409, "Conflict");

    /** Adds what is known of parameters, and replaces what was guessed of bodies. */
    void complete(JsonNode parameters) {
        for (Parameter parameter : method.getParameters()) {
            if (parameter.isAnnotationPresent(BeanParam.class)) {
                query(parameter.getType());
            }
        }
        json.path("parameters").forEach(parameter -> describe((ObjectNode) parameter, parameters));
        // The reader takes what is injected for a body.
        json.remove("requestBody");
        json.remove("responses");
        Answers answers = annotation(Answers.class);
        if (!answers.takes().isEmpty()) {
            takes(answers.takes());
        }
        responds(answers);
    }

    // The reader sees no private fields.
    private void query(Class<?> parameters) {
        ArrayNode known = json.withArray("parameters");
        for (Field field : parameters.getDeclaredFields()) {
            QueryParam parameter = field.getAnnotation(QueryParam.class);
            if (parameter != null) {
                known.addObject().put("name", parameter.value()).put("in", "query");
            }
        }
    }

    private void describe(ObjectNode parameter, JsonNode parameters) {
        String name = parameter.get("name").asText();
        JsonNode own = parameters.path(resource + "." + name);
        JsonNode known = own.isMissingNode() ? parameters.path(name) : own;
        if (known instanceof ObjectNode described) {
            parameter.setAll(described.deepCopy());
        }
    }

    private void takes(String schema) {
        ObjectNode body = json.putObject("requestBody");
        content(body, schema);
        body.put("required", Records.schema(schema).has("required"));
    }

    private void responds(Answers answers) {
        ObjectNode responses = json.putObject("responses");
        ObjectNode done = responses.putObject(Integer.toString(answers.status()));
        done.put(
                "description",
                Records.schema(answers.value()).get("description").asText());
        content(done, answers.value());
        Map<Integer, String> refused = new TreeMap<>();
        for (int status : annotation(Refuses.class).value()) {
            refused.put(status, refusal(status));
        }
        refused.forEach((status, response) ->
                responses.putObject(status.toString()).put("$ref", "#/components/responses/" + response));
    }

    private static void content(ObjectNode holder, String schema) {
        holder.putObject("content").putObject("application/json").set("schema", Records.to(schema));
    }

    private String refusal(int status) {
        String response = REFUSALS.get(status);
        if (response == null) {
            throw new IncompleteDocument(name() + " refuses with " + status + ", which has no response");
        }
        return response;
    }

    private <A extends Annotation> A annotation(Class<A> type) {
        A annotation = method.getAnnotation(type);
        if (annotation == null) {
            throw new IncompleteDocument(name() + " has no @" + type.getSimpleName());
        }
        return annotation;
    }

    private String name() {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }
}
