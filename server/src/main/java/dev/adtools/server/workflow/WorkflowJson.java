package dev.adtools.server.workflow;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Workflows as JSON, member for member as {@code get_workflow} answers them. */
final class WorkflowJson {

    private WorkflowJson() {}

    static JsonObject whole(WorkflowView view) {
        return row(view).toBuilder()
                .put(
                        "step_list",
                        JsonArray.of(view.stepList().stream()
                                .<JsonValue>map(WorkflowJson::step)
                                .toList()))
                .build();
    }

    static JsonObject row(WorkflowView view) {
        return JsonObject.builder()
                .put("workflow_id", view.workflowId())
                .put("name", text(view.name()))
                .put("status", word(view.status()))
                .put("step", view.step())
                .put("steps", view.steps())
                .put("pending_action_id", text(view.pendingActionId()))
                .put("error", error(view.error()))
                .put("principal", view.principal())
                .put("created_at", view.createdAt())
                .put("updated_at", view.updatedAt())
                .build();
    }

    private static JsonValue error(WorkflowView.@Nullable Failure error) {
        return error == null
                ? JsonNull.NULL
                : JsonObject.builder()
                        .put("code", error.code())
                        .put("message", error.message())
                        .build();
    }

    static JsonObject step(WorkflowView.Step step) {
        JsonObject output = step.output();
        return JsonObject.builder()
                .put("step", step.step())
                .put("tool", step.tool())
                .put("platform", step.platform())
                .put("status", word(step.status()))
                .put("pending_action_id", text(step.pendingActionId()))
                .put("operation_id", text(step.operationId()))
                .put("output", output == null ? JsonNull.NULL : output)
                .build();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static JsonValue text(@Nullable String text) {
        return text == null ? JsonNull.NULL : new JsonString(text);
    }
}
