package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Writes what requests are refused with: a response for each status, in it an example of each code. */
final class Refusals {

    /** Refusals of MCP messages beside its own errors. */
    static final List<String> OF_MCP = List.of("Unauthenticated", "TooManyRequests", "InternalError", "Unavailable");

    /** Refusals of requests without a token. */
    static final List<String> OF_ANYONE = List.of("BadRequest", "NotAcceptable", "InternalError", "Unavailable");

    private static final List<String> OF_REQUESTS =
            List.of("Unauthenticated", "NotAcceptable", "TooManyRequests", "InternalError", "Unavailable");
    private static final List<String> OF_BODIES = Stream.of(
                    OF_REQUESTS.stream(), Stream.of("BadRequest", "PayloadTooLarge", "UnsupportedMediaType"))
            .flatMap(names -> names)
            .toList();
    private static final List<String> OF_ANY_CALL = List.of(
            "InvalidCall",
            "Unauthenticated",
            "ForbiddenCall",
            "NothingToCall",
            "NotAcceptable",
            "ConflictingCall",
            "PayloadTooLarge",
            "UnsupportedMediaType",
            "RejectedCall",
            "TooManyCalls",
            "InternalCallError",
            "PlatformFailed",
            "UnavailableCall",
            "PlatformSilent");
    private static final Set<String> OF_READS = Set.of("PlatformFailed", "PlatformSilent");
    private static final Set<String> OF_WRITES = Set.of("ConflictingCall");
    private static final String SOLE = "ErrorBody";
    private static final String REQUEST_ID = "01a8c9b2d4e71";

    private final JsonNode responses;
    private final JsonNode codes;

    Refusals() {
        ObjectNode file = Trees.yaml("refusals.yaml");
        responses = file.get("responses");
        codes = file.get("codes");
    }

    /** Puts every response into the components that an operation refers to. */
    void into(ObjectNode components) {
        ObjectNode all = components.withObjectProperty("responses");
        responses.properties().forEach(response -> all.set(response.getKey(), response(response.getValue())));
    }

    /** Adds the refusals that an operation answers with, in the order of their statuses. */
    void to(ObjectNode operation, List<String> names) {
        ObjectNode answers = (ObjectNode) operation.get("responses");
        for (String name : names) {
            String status = responses.path(name).path("status").asText();
            answers.putObject(status).put("$ref", "#/components/responses/" + name);
        }
    }

    /** Returns what the calls of a tool are refused with. */
    static List<String> ofCall(Mode mode) {
        // A write answers neither 502 nor 504: proxies send again what they see answered so.
        return mode == Mode.WRITE
                ? OF_ANY_CALL.stream().filter(name -> !OF_READS.contains(name)).toList()
                : OF_ANY_CALL.stream().filter(name -> !OF_WRITES.contains(name)).toList();
    }

    /** Returns what the call of one tool or another is refused with. */
    static List<String> ofAnyCall() {
        return OF_ANY_CALL;
    }

    /** Adds to a fixed endpoint what every request of its kind can be refused with, beside what it has itself. */
    void toFixed(ObjectNode operation) {
        Map<String, JsonNode> answers = new TreeMap<>();
        operation.get("responses").properties().forEach(own -> answers.put(own.getKey(), own.getValue()));
        List<String> kind = operation.has("requestBody") ? OF_BODIES : OF_REQUESTS;
        kind.forEach(name -> answers.put(
                responses.path(name).path("status").asText(),
                Trees.object().put("$ref", "#/components/responses/" + name)));
        answers.forEach((status, answer) -> {
            if (answer instanceof ObjectNode done && !done.has("$ref")) {
                ObjectNode headers = done.withObjectProperty("headers");
                header(headers, "X-Request-Id", "RequestId");
                limits(headers);
            }
        });
        ObjectNode sorted = operation.putObject("responses");
        answers.forEach(sorted::set);
    }

    private ObjectNode response(JsonNode written) {
        ObjectNode response = Trees.object();
        response.put("description", written.get("description").asText());
        headers(response.putObject("headers"), written.get("status").asInt());
        ObjectNode content = response.putObject("content").putObject("application/json");
        boolean alone = written.has("alone");
        String schema = !written.has("call") ? SOLE : alone ? "Refusal" : "FailedCall";
        content.set("schema", Shapes.to(schema));
        ObjectNode examples = content.putObject("examples");
        written.path("alone").forEach(code -> example(examples, code.asText(), error(code.asText())));
        written.path("call").forEach(code -> example(examples, named(examples, code.asText()), call(code.asText())));
        return response;
    }

    private static String named(ObjectNode examples, String code) {
        return examples.has(code) ? code + "_OF_A_CALL" : code;
    }

    private static void headers(ObjectNode headers, int status) {
        header(headers, "X-Request-Id", "RequestId");
        if (status == 401 || status == 403) {
            header(headers, "WWW-Authenticate", "WwwAuthenticate");
        }
        if (status == 409 || status == 429 || status == 503) {
            header(headers, "Retry-After", "RetryAfter");
        }
        if (status == 415) {
            header(headers, "Accept-Encoding", "AcceptEncoding");
        }
        if (status == 429) {
            limits(headers);
        }
    }

    /** Adds what tells of a token's limits. */
    static void limits(ObjectNode headers) {
        header(headers, "RateLimit", "RateLimit");
        header(headers, "RateLimit-Policy", "RateLimitPolicy");
    }

    /** Adds a header of the components. */
    static void header(ObjectNode headers, String name, String component) {
        headers.putObject(name).put("$ref", "#/components/headers/" + component);
    }

    private static void example(ObjectNode examples, String name, ObjectNode value) {
        examples.putObject(name).set("value", value);
    }

    private ObjectNode error(String code) {
        JsonNode written = codes.get(code);
        ObjectNode error = Trees.object();
        error.put("message", written.get("message").asText()).put("code", code);
        ObjectNode details = error.putObject("details");
        if (written.get("details") instanceof ObjectNode own) {
            details.setAll(own);
        }
        ErrorCode known = ErrorCode.valueOf(code);
        details.put("retryable", known.retry().retryable());
        details.put("retry", known.retry().wireName());
        details.put("request_id", REQUEST_ID);
        return error;
    }

    private ObjectNode call(String code) {
        ObjectNode error = error(code);
        ObjectNode call = Trees.object();
        call.put("ok", false).put("platform", "beta").put("tool", "update_campaign_budget");
        call.putNull("data").set("error", error);
        ObjectNode result = call.putObject("mcp_response");
        ArrayNode content = result.putArray("content");
        content.addObject().put("type", "text").put("text", error.get("message").asText());
        result.putObject("structuredContent").set("error", error);
        result.put("isError", true);
        return call;
    }
}
