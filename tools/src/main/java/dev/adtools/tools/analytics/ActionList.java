package dev.adtools.tools.analytics;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.util.Arrays;
import java.util.List;

/** Says which reports there are and which arguments each takes. */
final class ActionList {

    private static final List<JsonObject> ALL =
            Arrays.stream(ReportAction.values()).map(ActionList::action).toList();

    private ActionList() {}

    static List<JsonObject> all() {
        return ALL;
    }

    private static JsonObject action(ReportAction action) {
        return JsonObject.builder()
                .put("name", action.wireName())
                .put("description", action.description())
                .put("dimensions", texts(action.dimensions()))
                .put("metrics", texts(action.metrics()))
                .put("inputSchema", ActionSchema.of(action))
                .build();
    }

    private static JsonArray texts(List<String> texts) {
        return JsonArray.of(texts.stream().map(JsonString::new).toList());
    }
}
