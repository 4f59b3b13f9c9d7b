package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.List;

/**
 * One reason for which alpha refuses.
 *
 * @param family the error's family, for example {@code campaignError}
 * @param word the word in it, for example {@code DUPLICATE_CAMPAIGN_NAME}
 * @param message a sentence for people
 * @param path where in the request, each step {@code name} or {@code name[index]}
 * @param details what else the family tells
 */
record AlphaError(String family, String word, String message, List<String> path, ObjectNode details) {

    static AlphaError of(String family, String word, String message, List<String> path) {
        return new AlphaError(family, word, message, path, WireJson.object());
    }

    static AlphaError required(List<String> path) {
        return of("fieldError", "REQUIRED", "The required field was not present.", path);
    }

    static AlphaError ofManager() {
        return of(
                "contextError",
                "OPERATION_NOT_PERMITTED_FOR_CONTEXT",
                "The operation is not allowed for a manager account.",
                List.of());
    }

    ObjectNode json() {
        ObjectNode json = WireJson.object();
        json.putObject("errorCode").put(family, word);
        json.put("message", message);
        if (!path.isEmpty()) {
            ArrayNode elements = json.putObject("location").putArray("fieldPathElements");
            path.forEach(step -> elements.add(element(step)));
        }
        if (!details.isEmpty()) {
            json.set("details", details);
        }
        return json;
    }

    private static ObjectNode element(String step) {
        int bracket = step.indexOf('[');
        if (bracket < 0) {
            return WireJson.object().put("fieldName", step);
        }
        return WireJson.object()
                .put("fieldName", step.substring(0, bracket))
                .put("index", Integer.parseInt(step.substring(bracket + 1, step.length() - 1)));
    }
}
