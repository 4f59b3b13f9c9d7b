package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Spells the arguments with which a task calls its tool, if they are few enough to be kept. */
public final class TaskArguments {

    private static final String LARGE = "SCHED-ARGS-1";
    private static final int MOST_BYTES = 16 << 10;

    private TaskArguments() {}

    /** Returns arguments as canonical JSON, or the violation that they are too large; then they are not written out. */
    public static Outcome<String> text(JsonObject arguments) {
        return CanonicalJson.within(MOST_BYTES, arguments)
                .map(bytes -> Outcome.completed(new String(bytes, StandardCharsets.UTF_8)))
                .orElseGet(() -> Outcome.failed(
                        ToolError.ruleViolation(List.of(new Violation("/arguments", LARGE, "take more than 16 KiB")))));
    }
}
