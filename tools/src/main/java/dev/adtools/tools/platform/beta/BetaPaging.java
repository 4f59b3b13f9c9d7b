package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads all pages of a list, with smaller pages where the platform asks for less at a time. */
final class BetaPaging {

    private static final List<Integer> PAGE_SIZES = List.of(500, 100, 50, 25);

    private static final PlatformFailure TOO_MUCH_FOR_A_PAGE =
            new PlatformFailure.TooMuch("the platform has too much to read, even in its smallest pages");

    private final BetaWire wire;

    BetaPaging(BetaWire wire) {
        this.wire = wire;
    }

    <T> PlatformResult<List<T>> list(String path, BetaSelection<T> selection, Instant deadline) {
        return list(path, selection, Map.of(), deadline);
    }

    /** Lists all objects of a list, narrowed by more parameters. */
    <T> PlatformResult<List<T>> list(
            String path, BetaSelection<T> selection, Map<String, String> more, Instant deadline) {
        Map<String, String> parameters = selection.parameters();
        parameters.putAll(more);
        return all(path, parameters, deadline)
                .map(items -> items.stream().map(selection::read).toList());
    }

    PlatformResult<List<JsonNode>> all(String path, Map<String, String> parameters, Instant deadline) {
        List<JsonNode> items = new ArrayList<>();
        String after = "";
        int size = 0;
        for (int page = 0; page < wire.mostPages(); page++) {
            WireAnswer answer = wire.send(path, page(parameters, PAGE_SIZES.get(size), after), deadline);
            if (wantsLessData(answer)) {
                if (size + 1 == PAGE_SIZES.size()) {
                    return PlatformResult.failed(TOO_MUCH_FOR_A_PAGE);
                }
                size++;
                continue;
            }
            PlatformResult<ObjectNode> read = BetaWire.read(answer);
            if (read instanceof PlatformResult.Failed<ObjectNode> failed) {
                return PlatformResult.failed(failed.failure());
            }
            ObjectNode body = ((PlatformResult.Answered<ObjectNode>) read).value();
            body.path("data").forEach(items::add);
            JsonNode paging = body.path("paging");
            after = paging.path("cursors").path("after").asText("");
            // The last page has a cursor too; what it lacks is the link, which itself is never followed: the server
            // chose it, and it carries the token.
            if (!paging.has("next") || after.isEmpty()) {
                return PlatformResult.answered(items);
            }
        }
        return PlatformResult.failed(
                new PlatformFailure.TooMuch("the list has more than " + wire.mostPages() + " pages"));
    }

    private static boolean wantsLessData(WireAnswer answer) {
        return answer instanceof WireResponse response && BetaErrors.wantsLessData(response);
    }

    private static Map<String, String> page(Map<String, String> parameters, int limit, String after) {
        Map<String, String> page = new LinkedHashMap<>(parameters);
        page.put("limit", Integer.toString(limit));
        if (!after.isEmpty()) {
            page.put("after", after);
        }
        return page;
    }
}
