package dev.adtools.server.approval;

import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.Departure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tells what of an approved change would be otherwise now. */
final class Differences {

    private Differences() {}

    static ToolError of(ActionRow action, Departure now) {
        return new ToolError(
                ErrorCode.PRECONDITION_CHANGED,
                "What was approved is no longer what would happen: the account has changed since. Ask again.",
                JsonObject.builder()
                        .put("pending_action_id", action.id())
                        .put("changed", JsonArray.of(between(action.diff(), now.diff())))
                        .build());
    }

    private static List<JsonObject> between(List<Change> approved, List<Change> now) {
        Map<String, Change> current = byField(now);
        Map<String, Change> before = byField(approved);
        List<JsonObject> changed = new ArrayList<>();
        approved.forEach(change -> {
            if (!change.equals(current.get(change.field()))) {
                changed.add(row(change.field(), change, current.get(change.field())));
            }
        });
        now.stream()
                .filter(change -> !before.containsKey(change.field()))
                .forEach(change -> changed.add(row(change.field(), null, change)));
        return changed;
    }

    private static Map<String, Change> byField(List<Change> diff) {
        return diff.stream().collect(Collectors.toMap(Change::field, Function.identity(), (first, second) -> first));
    }

    private static JsonObject row(String field, @Nullable Change approved, @Nullable Change now) {
        return JsonObject.builder()
                .put("field", field)
                .put("approved", values(approved))
                .put("now", values(now))
                .build();
    }

    private static JsonValue values(@Nullable Change change) {
        return change == null
                ? JsonNull.NULL
                : JsonObject.builder()
                        .put("before", change.before())
                        .put("after", change.after())
                        .build();
    }
}
