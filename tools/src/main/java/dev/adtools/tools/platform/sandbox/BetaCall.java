package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * One request to the sandbox's beta, taken apart.
 *
 * @param path its path without the version
 * @param id the object that the path begins with
 * @param edge what follows the object: empty, or a slash and the edge's name
 * @param parameters its parameters, without credentials
 * @param request the request
 * @param limits what its answer may take
 */
record BetaCall(
        String path,
        String id,
        String edge,
        Map<String, String> parameters,
        WireRequest request,
        SandboxLimits limits) {

    private static final Set<String> FIELDS = Set.of("fields");
    private static final Set<String> PAGE = Set.of("fields", "limit", "after");

    String token() {
        return BetaParameters.token(request);
    }

    BetaReply reply() {
        return new BetaReply(request);
    }

    WireResponse noSuchPath() {
        return reply().noSuchPath("/" + path);
    }

    WireResponse noSuchObject() {
        return reply().noSuchObject("get", id);
    }

    WireResponse knowing(Set<String> known, Supplier<WireResponse> answer) {
        return BetaParameters.unknown(parameters, known).map(reply()::invalid).orElseGet(answer);
    }

    /** Returns the page of a list that is asked for, without any way to filter it. */
    WireResponse page(List<JsonNode> objects, BetaFields fields) {
        return knowing(PAGE, () -> BetaPage.of(newestFirst(objects), fields, parameters, request));
    }

    /** Returns an object with the fields that are asked for. */
    WireResponse object(JsonNode object, BetaFields fields) {
        List<String> selected = BetaFields.selected(parameters.getOrDefault("fields", ""));
        return knowing(
                FIELDS,
                () -> fields.problem(selected)
                        .map(reply()::invalid)
                        .orElseGet(() -> reply().ok(fields.project(object, selected))));
    }

    /** Returns objects as beta lists them: what was made last comes first, and ids grow. */
    static List<JsonNode> newestFirst(List<JsonNode> objects) {
        List<JsonNode> reversed = new ArrayList<>(objects);
        Collections.reverse(reversed);
        return reversed;
    }
}
