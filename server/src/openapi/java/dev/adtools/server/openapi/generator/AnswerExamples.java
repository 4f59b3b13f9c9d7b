package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Shows an example of everything that is answered when all goes well: for a tool what the sandbox said, in short. */
final class AnswerExamples {

    private static final String ANY = "{tool}";
    private static final String FOR_ANY = "get_campaigns";

    private final ObjectNode document;
    private final JsonNode answers;
    private final Samples samples;

    /** Adds to a document. */
    AnswerExamples(ObjectNode document) {
        this.document = document;
        this.answers = Trees.yaml("answers.json");
        this.samples = new Samples(document);
    }

    /** Adds what is missing. */
    void add() {
        document.get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .forEach(operation -> operation.get("responses").properties().stream()
                                .filter(response -> response.getKey().startsWith("2"))
                                .map(response -> response.getValue().at("/content/application~1json"))
                                .filter(json -> json.has("schema") && !json.has("examples"))
                                .forEach(json -> add((ObjectNode) json, path.getKey()))));
    }

    private void add(ObjectNode json, String path) {
        String tool = path.endsWith("/execute") ? path.split("/", -1)[4] : "";
        JsonNode value = tool.isEmpty() ? samples.of(json.get("schema")) : answer(tool.equals(ANY) ? FOR_ANY : tool);
        json.putObject("examples").putObject("answer").set("value", value);
    }

    private ObjectNode answer(String tool) {
        JsonNode data = Trees.member(answers, tool, "answers.json");
        ObjectNode answer = Trees.object();
        answer.put("ok", true).put("platform", platform(tool)).put("tool", tool).set("data", data);
        ObjectNode result = answer.putNull("error").putObject("mcp_response");
        result.putArray("content").addObject().put("type", "text").put("text", data.toString());
        result.set("structuredContent", data);
        result.put("isError", false);
        return answer;
    }

    private String platform(String tool) {
        JsonNode call = document.at("/components/schemas/" + Words.pascal(tool) + "Call");
        String platform = call.at("/properties/platform/$ref").asText();
        return document.at(platform.substring(1)).at("/enum/0").asText();
    }
}
