package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Cuts one page out of a list, as the parameters {@code limit} and {@code after} ask. */
final class BetaPage {

    private static final int DEFAULT_LIMIT = 25;
    private static final int MAX_LIMIT = 500;

    private BetaPage() {}

    static WireResponse of(
            List<JsonNode> objects, BetaFields fields, Map<String, String> parameters, WireRequest request) {
        BetaReply reply = new BetaReply(request);
        String limit = parameters.getOrDefault("limit", Integer.toString(DEFAULT_LIMIT));
        if (!limit.matches("[1-9][0-9]{0,5}")) {
            return reply.invalid("Param limit must be a positive integer");
        } else if (Integer.parseInt(limit) > MAX_LIMIT) {
            return reply.tooMuchData();
        }
        List<String> selected = BetaFields.selected(parameters.getOrDefault("fields", ""));
        String after = parameters.getOrDefault("after", "");
        int from = after.isEmpty() ? 0 : 1 + indexOf(after, objects);
        if (fields.problem(selected).isPresent()) {
            return reply.invalid(fields.problem(selected).get());
        } else if (from == 0 && !after.isEmpty()) {
            return reply.invalid("Invalid cursor (after)");
        }
        int to = Math.min(objects.size(), from + Integer.parseInt(limit));
        return reply.ok(page(objects.subList(from, to), fields, selected, to < objects.size() ? request : null));
    }

    private static ObjectNode page(
            List<JsonNode> objects, BetaFields fields, List<String> selected, @Nullable WireRequest more) {
        ObjectNode body = WireJson.object();
        ArrayNode data = body.putArray("data");
        objects.forEach(object -> data.add(fields.project(object, selected)));
        if (objects.isEmpty()) {
            return body;
        }
        ObjectNode paging = body.putObject("paging");
        String last = cursor(objects.get(objects.size() - 1));
        paging.putObject("cursors").put("before", cursor(objects.get(0))).put("after", last);
        if (more != null) {
            paging.put(
                    "next",
                    more.uri().toString().replaceAll("&after=[^&]*", "") + "&access_token=sandbox&after=" + last);
        }
        return body;
    }

    private static int indexOf(String cursor, List<JsonNode> objects) {
        for (int i = 0; i < objects.size(); i++) {
            if (cursor(objects.get(i)).equals(cursor)) {
                return i;
            }
        }
        return -1;
    }

    private static String cursor(JsonNode object) {
        String id = "after:" + object.path("id").asText();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(id.getBytes(StandardCharsets.UTF_8));
    }
}
