package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads all pages of a list, with smaller pages where the platform asks for less at a time. */
final class BetaPaging {

    private static final List<Integer> PAGE_SIZES = List.of(500, 100, 50, 25);

    /** Failure of a list whose smallest pages are too much for the platform. */
    static final PlatformFailure TOO_MUCH_FOR_A_PAGE =
            new PlatformFailure.TooMuch("the platform has too much to read, even in its smallest pages");

    private static final PlatformFailure CUT =
            new PlatformFailure.Broken("an answer with an unreadable body, even in the smallest pages");

    private static final PlatformFailure NO_LIST = new PlatformFailure.Broken("an answer without a list");

    private static final PlatformFailure NO_CURSOR =
            new PlatformFailure.Broken("a list with another page and no cursor for it");

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
                .map(items -> unrepeated(items).map(selection::read).toList());
    }

    // An object moves to the next page when another one is added between the two.
    private static Stream<JsonNode> unrepeated(List<JsonNode> objects) {
        Set<String> ids = new HashSet<>();
        return objects.stream()
                .filter(object -> !object.has("id") || ids.add(object.path("id").asText()));
    }

    /**
     * All pages of a list.
     *
     * @param items the objects
     * @param smaller whether the platform wanted smaller pages
     */
    record Pages(List<JsonNode> items, boolean smaller) {}

    /** Returns whether shorter lists may succeed where one failed. */
    static boolean isTooHeavy(PlatformFailure failure) {
        return failure.equals(TOO_MUCH_FOR_A_PAGE) || failure.equals(CUT);
    }

    PlatformResult<List<JsonNode>> all(String path, Map<String, String> parameters, Instant deadline) {
        return read(path, parameters, deadline).map(Pages::items);
    }

    PlatformResult<Pages> read(String path, Map<String, String> parameters, Instant deadline) {
        List<JsonNode> items = new ArrayList<>();
        BetaCursor cursor = BetaCursor.START;
        int size = 0;
        for (int page = 0; page < wire.mostPages(); page++) {
            WireAnswer answer = wire.page(path, page(parameters, PAGE_SIZES.get(size), cursor), deadline);
            boolean smallest = size + 1 == PAGE_SIZES.size();
            if (wantsLessData(answer) && smallest) {
                return PlatformResult.failed(TOO_MUCH_FOR_A_PAGE);
            } else if (isCut(answer) && smallest) {
                return PlatformResult.failed(CUT);
            } else if (wantsLessData(answer) || isCut(answer)) {
                size++;
                continue;
            }
            PlatformResult<ObjectNode> read = BetaWire.read(answer);
            if (read instanceof PlatformResult.Failed<ObjectNode> failed) {
                return PlatformResult.failed(failed.failure());
            }
            ObjectNode body = ((PlatformResult.Answered<ObjectNode>) read).value();
            if (!body.path("data").isArray()) {
                return PlatformResult.failed(NO_LIST);
            }
            body.path("data").forEach(items::add);
            // The last page has a cursor too, but no link.
            if (!body.path("paging").hasNonNull("next")) {
                return PlatformResult.answered(new Pages(items, size > 0));
            }
            Optional<BetaCursor> next = BetaCursor.after(body.path("paging"));
            if (next.isEmpty()) {
                return PlatformResult.failed(NO_CURSOR);
            } else if (body.path("data").isEmpty() && next.get().equals(cursor)) {
                return PlatformResult.answered(new Pages(items, size > 0));
            }
            cursor = next.get();
        }
        return PlatformResult.failed(
                new PlatformFailure.TooMuch("the list has more than " + wire.mostPages() + " pages"));
    }

    private static boolean wantsLessData(WireAnswer answer) {
        return answer instanceof WireResponse response && BetaErrors.wantsLessData(response);
    }

    private static boolean isCut(WireAnswer answer) {
        return answer instanceof WireResponse response && BetaAdvice.isCut(response);
    }

    private static Map<String, String> page(Map<String, String> parameters, int limit, BetaCursor cursor) {
        Map<String, String> page = new LinkedHashMap<>(parameters);
        page.put("limit", Integer.toString(limit));
        page.putAll(cursor.parameters());
        return page;
    }
}
