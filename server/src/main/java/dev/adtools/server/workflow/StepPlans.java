package dev.adtools.server.workflow;

import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Plans the writes of a workflow that is only checked, each as its own {@code validate_only} does; reads are not made. */
final class StepPlans {

    private final Supplier<ToolCatalog> catalog;
    private final ToolPipeline checks;

    StepPlans(Supplier<ToolCatalog> catalog, ToolPipeline checks) {
        this.catalog = catalog;
        this.checks = checks;
    }

    /** Returns the plans of all steps as things stand now, or the first refusal, with the step that it is of. */
    Outcome<JsonValue> of(List<StepRow> steps, ToolCall start) {
        List<JsonValue> plans = new ArrayList<>();
        Set<JsonValue> changed = new HashSet<>();
        for (StepRow step : steps) {
            JsonValue data = JsonNull.NULL;
            if (step.mode() == Mode.WRITE) {
                CallResult answer = checks.execute(check(step, start));
                Optional<ToolError> refusal = answer.error();
                if (refusal.isPresent()) {
                    return Outcome.failed(StepCheck.at(step.number(), step.tool(), refusal.get()));
                }
                data = answer.<JsonValue>fold(JsonCursor::read, error -> JsonNull.NULL);
            }
            plans.add(plan(step, data, changesAgain(data, changed)));
        }
        return Outcome.completed(JsonArray.of(plans));
    }

    private ToolCall check(StepRow step, ToolCall start) {
        JsonObject arguments = (JsonObject) step.arguments().value();
        byte[] checked = CanonicalJson.of(
                arguments.toBuilder().put("validate_only", true).build());
        return new ToolCall(
                start.caller(),
                catalog.get().visible(step.tool(), start.caller()).orElseThrow(),
                new ToolRequest(null, Arguments.of(checked)),
                start.metadata());
    }

    // What an earlier step changes is no longer what this one was planned on when its turn comes.
    private static boolean changesAgain(JsonValue data, Set<JsonValue> changed) {
        return data instanceof JsonObject planned
                && planned.get("target") instanceof JsonObject target
                && target.get("entity_id") instanceof JsonString
                && !changed.add(target);
    }

    private static JsonObject plan(StepRow step, JsonValue data, boolean dependsOnEarlier) {
        return JsonObject.builder()
                .put("step", step.number())
                .put("tool", step.tool())
                .put("platform", step.platform().wireName())
                .put("mode", step.mode().wireName())
                .put("depends_on_earlier", dependsOnEarlier)
                .put("data", data)
                .build();
    }
}
