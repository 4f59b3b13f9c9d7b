package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonObject;
import java.nio.charset.StandardCharsets;

/** Spells the arguments with which a task calls its tool, if they are few enough to be kept. */
public final class TaskArguments {

    private static final int MOST_BYTES = 16 << 10;

    private TaskArguments() {}

    /** Returns arguments as canonical JSON, or the violation that they are too large; then they are not written out. */
    public static Outcome<String> text(JsonObject arguments) {
        return CanonicalJson.within(MOST_BYTES, arguments)
                .map(bytes -> Outcome.completed(new String(bytes, StandardCharsets.UTF_8)))
                .orElseGet(() -> ScheduleRule.SCHED_ARGS_1.broken("/arguments", "take more than 16 KiB"));
    }
}
