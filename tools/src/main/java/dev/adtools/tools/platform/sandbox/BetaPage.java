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
import java.util.Optional;
import java.util.function.Function;

/**
 * Cuts one page out of a list, as the parameters {@code limit} and {@code after} ask.
 *
 * @param parameters the request's parameters
 * @param request the request
 * @param mostAtOnce how many the platform is ready to send at once
 */
record BetaPage(Map<String, String> parameters, WireRequest request, int mostAtOnce) {

    static final int MAX_LIMIT = 500;

    private static final String DEFAULT_LIMIT = "25";

    /** Returns a page of objects with the fields that the request selects. */
    static WireResponse of(
            List<JsonNode> objects, BetaFields fields, Map<String, String> parameters, WireRequest request) {
        List<String> selected = BetaFields.selected(parameters.getOrDefault("fields", ""));
        Optional<String> problem = fields.problem(selected);
        if (problem.isPresent()) {
            return new BetaReply(request).invalid(problem.get());
        }
        // What has no id is told apart by its type.
        List<String> cursors = objects.stream()
                .map(object -> object.path("id").asText(object.path("type").asText()))
                .toList();
        return new BetaPage(parameters, request, MAX_LIMIT)
                .cut(cursors, index -> fields.project(objects.get(index), selected));
    }

    /** Returns how many items are asked for; 0 when that cannot be read. */
    int limit() {
        String limit = parameters.getOrDefault("limit", DEFAULT_LIMIT);
        return limit.matches("[1-9][0-9]{0,5}") ? Integer.parseInt(limit) : 0;
    }

    /** Returns the key of the item that the page begins after; empty for the first page. */
    String after() {
        return key(parameters.getOrDefault("after", ""));
    }

    /**
     * Returns a page of a list.
     *
     * @param keys what tells the items apart
     * @param item makes the item of an index
     */
    WireResponse cut(List<String> keys, Function<Integer, ObjectNode> item) {
        BetaReply reply = new BetaReply(request);
        int limit = limit();
        boolean first = parameters.getOrDefault("after", "").isEmpty();
        int from = first ? 0 : 1 + keys.indexOf(after());
        if (limit == 0) {
            return reply.invalid("Param limit must be a positive integer");
        } else if (limit > mostAtOnce) {
            return reply.tooMuchData();
        } else if (from == 0 && !first) {
            return reply.invalid("Invalid cursor (after)");
        }
        int to = Math.min(keys.size(), from + limit);
        ObjectNode body = WireJson.object();
        ArrayNode data = body.putArray("data");
        for (int i = from; i < to; i++) {
            data.add(item.apply(i));
        }
        if (from < to) {
            paging(body.putObject("paging"), keys.get(from), keys.get(to - 1), to < keys.size());
        }
        return reply.ok(body);
    }

    private void paging(ObjectNode paging, String first, String last, boolean more) {
        paging.putObject("cursors").put("before", cursor(first)).put("after", cursor(last));
        if (more) {
            String token = BetaParameters.token(request);
            paging.put(
                    "next",
                    here() + "access_token=" + (token.isEmpty() ? "sandbox" : token) + "&after=" + cursor(last));
        }
    }

    // Ends where the next parameter goes.
    private String here() {
        String here = request.uri()
                .toString()
                .replaceAll("(?<=[?&])(after|access_token)=[^&]*(&|$)", "")
                .replaceFirst("[?&]$", "");
        return here + (here.contains("?") ? "&" : "?");
    }

    private static String cursor(String key) {
        byte[] bytes = ("after:" + key).getBytes(StandardCharsets.UTF_8);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String key(String cursor) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(cursor);
            return new String(bytes, StandardCharsets.UTF_8).replaceFirst("^after:", "");
        } catch (IllegalArgumentException e) {
            return "";
        }
    }
}
