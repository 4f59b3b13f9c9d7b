package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.rest.Answers;
import dev.adtools.server.rest.ApiErrors;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An operation of a fixed endpoint, as it was read off its method.
 *
 * @param json what was read
 * @param method the method
 */
record FixedOperation(ObjectNode json, Method method) {

    private static final int BAD_REQUEST = 400;
    private static final Map<Integer, String> REFUSALS = Map.of(
            BAD_REQUEST,
            "BadRequest",
            403,
            "Forbidden",
            404,
            "NotFound",
            409,
            "Conflict",
            415,
            "UnsupportedMediaType",
            422,
            "TooMuch");

    /** Replaces what was guessed of parameters and bodies. */
    void complete() {
        // The reader sees no private fields, and nothing that an annotation of ours says.
        json.remove("parameters");
        List<DescribedParameter> parameters = DescribedParameter.of(method);
        if (!parameters.isEmpty()) {
            ArrayNode described = json.putArray("parameters");
            parameters.forEach(parameter -> described.add(parameter.json()));
        }
        // The reader takes what is injected for a body.
        json.remove("requestBody");
        json.remove("responses");
        Answers answers = annotation(Answers.class);
        if (!answers.takes().isEmpty()) {
            takes(answers.takes());
        }
        responds(answers);
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
        headers(done);
        content(done, answers.value());
        Map<Integer, String> refused = new TreeMap<>();
        // Every operation refuses unknown query parameters.
        refused.put(BAD_REQUEST, refusal(BAD_REQUEST));
        for (int status : annotation(ApiErrors.class).value()) {
            refused.put(status, refusal(status));
        }
        refused.forEach((status, response) ->
                responses.putObject(status.toString()).put("$ref", "#/components/responses/" + response));
    }

    // The headers of a response follow from the parameters of its request.
    private void headers(ObjectNode response) {
        Map<String, String> headers = new TreeMap<>();
        for (DescribedParameter parameter : DescribedParameter.of(method)) {
            if (parameter.name().equals("cursor")) {
                headers.put("Link", "NextPage");
            } else if (parameter.name().equals("Prefer")) {
                headers.put("Preference-Applied", "WaitApplied");
            }
        }
        headers.forEach((name, described) -> response.withObjectProperty("headers")
                .putObject(name)
                .put("$ref", "#/components/headers/" + described));
    }

    private static void content(ObjectNode holder, String schema) {
        holder.putObject("content").putObject("application/json").set("schema", Records.to(schema));
    }

    private String refusal(int status) {
        String response = REFUSALS.get(status);
        if (response == null) {
            throw new IncompleteDocument(name(method) + " refuses with " + status + ", which has no response");
        }
        return response;
    }

    private <A extends Annotation> A annotation(Class<A> type) {
        A annotation = method.getAnnotation(type);
        if (annotation == null) {
            throw new IncompleteDocument(name(method) + " has no @" + type.getSimpleName());
        }
        return annotation;
    }

    /** Names a method. */
    static String name(Method method) {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }
}
