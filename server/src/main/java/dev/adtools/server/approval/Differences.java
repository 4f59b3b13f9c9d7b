package dev.adtools.server.approval;

import dev.adtools.api.Change;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.DisplayText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Differences between an approved document and that of now: JSON pointers into it, with both values, as texts
 * that whoever reads them may safely see.
 */
final class Differences {

    private static final int MOST = 100;

    private final List<JsonObject> found = new ArrayList<>();
    private int leftOut;

    private Differences() {}

    /** Returns the differences between two values that stand at a pointer; null for one that is not there. */
    static Differences between(String pointer, @Nullable JsonValue approved, @Nullable JsonValue now) {
        Differences differences = new Differences();
        differences.compare(pointer, approved, now);
        return differences;
    }

    /** Returns the differences in the fields of an object that has reached the approved state by itself. */
    static Differences done(List<Change> approved) {
        Differences differences = new Differences();
        for (int i = 0; i < approved.size(); i++) {
            differences.compare(
                    "/diff/" + i + "/before",
                    approved.get(i).before(),
                    approved.get(i).after());
        }
        return differences;
    }

    /** Returns the differences, no more of them than anybody reads. */
    JsonArray shown() {
        return JsonArray.of(found);
    }

    /** Returns how many there are beside those that are shown. */
    int leftOut() {
        return leftOut;
    }

    private void compare(String pointer, @Nullable JsonValue approved, @Nullable JsonValue now) {
        if (approved instanceof JsonObject before && now instanceof JsonObject after) {
            Set<String> names = new LinkedHashSet<>(before.members().keySet());
            names.addAll(after.members().keySet());
            names.forEach(name -> compare(pointer + "/" + escaped(name), before.get(name), after.get(name)));
        } else if (approved instanceof JsonArray before && now instanceof JsonArray after) {
            for (int i = 0; i < Math.max(before.items().size(), after.items().size()); i++) {
                compare(pointer + "/" + i, item(before, i), item(after, i));
            }
        } else if (approved == null ? now != null : !approved.equals(now)) {
            add(pointer, approved, now);
        }
    }

    private static @Nullable JsonValue item(JsonArray array, int index) {
        return index < array.items().size() ? array.items().get(index) : null;
    }

    // RFC 6901.
    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    private void add(String pointer, @Nullable JsonValue approved, @Nullable JsonValue now) {
        if (found.size() == MOST) {
            leftOut++;
        } else {
            found.add(JsonObject.builder()
                    .put("pointer", DisplayText.of(pointer))
                    .put("before", shown(approved))
                    .put("now", shown(now))
                    .build());
        }
    }

    private static JsonValue shown(@Nullable JsonValue value) {
        return value == null ? JsonNull.NULL : DisplayText.of(value);
    }
}
