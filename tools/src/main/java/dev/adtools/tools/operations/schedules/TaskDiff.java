package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Change;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.report.Cells;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells what a write changes of a task, field by field. */
public final class TaskDiff {

    private TaskDiff() {}

    /** Returns what is different between two plans; of a task that is not there yet, all of it. */
    public static List<Change> of(@Nullable TaskPlan before, TaskPlan after) {
        Map<String, JsonValue> old = before == null ? Map.of() : fields(before);
        List<Change> changes = new ArrayList<>();
        fields(after).forEach((field, value) -> {
            JsonValue was = old.getOrDefault(field, JsonNull.NULL);
            if (!was.equals(value)) {
                changes.add(new Change(field, brief(was), brief(value)));
            }
        });
        return changes;
    }

    /** Returns the change of a status; of a task that is removed, to none. */
    public static List<Change> ofStatus(TaskStatus before, @Nullable TaskStatus after) {
        return List.of(new Change(
                "status", Cells.text(word(before)), after == null ? JsonNull.NULL : Cells.text(word(after))));
    }

    /** Returns the first run times of a plan as a figure that follows from it. */
    public static List<Change> ofRuns(TaskPreview preview) {
        JsonValue times = JsonArray.ofStrings(TaskRows.times(preview.plan().schedule(), preview.nextRuns()));
        return List.of(new Change("next_runs", JsonNull.NULL, times));
    }

    private static Map<String, JsonValue> fields(TaskPlan plan) {
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        fields.put("name", Cells.text(plan.name()));
        fields.put("type", Cells.text(word(plan.type())));
        fields.put("schedule", Cells.text(plan.schedule().expression()));
        fields.put("timezone", Cells.text(plan.schedule().timezone()));
        fields.put("tool", Cells.text(plan.tool()));
        fields.put("arguments", Cells.text(plan.arguments()));
        fields.put("keep_runs", Cells.number((long) plan.keepRuns()));
        fields.put("keep_days", Cells.number((long) plan.keepDays()));
        return fields;
    }

    private static JsonValue brief(JsonValue value) {
        return value instanceof JsonString text ? Cells.text(TaskRows.brief(text.value())) : value;
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
