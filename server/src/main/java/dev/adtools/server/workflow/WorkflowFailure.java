package dev.adtools.server.workflow;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Retry;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.ErrorBody;
import dev.adtools.server.call.WriteFailures;
import dev.adtools.server.workflow.WorkflowAnswers.StoredWorkflow;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowView_StepCodec;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** The failure of a step, as the answer of whoever started or resumed its workflow. */
final class WorkflowFailure {

    /** The detail that names the workflow. */
    static final String WORKFLOW_ID = "workflow_id";

    private WorkflowFailure() {}

    /** Returns the failure of a workflow that failed, was cancelled or is blocked: that of its present step. */
    static ToolError of(StoredWorkflow workflow, boolean shown) {
        WorkflowRow row = workflow.row();
        if (!shown) {
            ErrorCode code = ErrorCode.valueOf(failure(row).code());
            String message = "A later step of the workflow did not succeed, and this token may not see it.";
            return of(ToolError.of(code, message), row.cursor(), workflow, false);
        }
        ToolError error = error(row);
        String tool = workflow.steps().get(row.cursor()).tool();
        String subject = row.state() == WorkflowState.CANCELLED ? "" : StepCheck.place(row.cursor(), tool);
        return of(
                new ToolError(error.code(), subject + error.message(), error.details()), row.cursor(), workflow, true);
    }

    private static ToolError error(WorkflowRow row) {
        String operation = row.operationId();
        if (row.state() == WorkflowState.BLOCKED_UNKNOWN && operation != null) {
            return WriteFailures.unknownOutcome(operation);
        }
        WorkflowRow.Failure failure = failure(row);
        JsonObject details = Objects.requireNonNullElse(failure.details(), JsonObject.EMPTY);
        return new ToolError(ErrorCode.valueOf(failure.code()), failure.message(), details);
    }

    private static WorkflowRow.Failure failure(WorkflowRow row) {
        return Objects.requireNonNull(row.error(), "what failed says why");
    }

    /** Returns the failure of one step, with which it is and with what ran before it. */
    static ToolError of(ToolError error, int step, StoredWorkflow workflow, boolean shown) {
        ToolError answered = WriteFailures.beforeSending(error);
        List<StepRow> ran =
                workflow.steps().subList(0, Math.min(step + 1, workflow.steps().size()));
        JsonObject.Builder details = answered.details().toBuilder()
                .put(WORKFLOW_ID, workflow.row().id())
                .put("step", step);
        if (shown) {
            details.put(
                    "step_list",
                    JsonArray.of(ran.stream()
                            .map(WorkflowVisibility::step)
                            .map(WorkflowView_StepCodec::toJson)
                            .map(JsonCursor::read)
                            .toList()));
        }
        if (workflow.row().state() == WorkflowState.WAITING_APPROVAL) {
            return new ToolError(answered.code(), answered.message(), details.build());
        }
        List<StepRow> written = ran.stream()
                .filter(done -> done.mode() == Mode.WRITE && done.state() == StepState.DONE)
                .toList();
        // The same key answers this failure again; what was written would be written twice under another.
        if (!written.isEmpty()) {
            details.put(ErrorBody.RETRY, Retry.NEVER.wireName());
        } else if (answered.code().retry() == Retry.SAME_KEY) {
            details.put(ErrorBody.RETRY, Retry.NEW_KEY.wireName());
        }
        return new ToolError(answered.code(), answered.message() + told(written, shown), details.build());
    }

    private static String told(List<StepRow> written, boolean shown) {
        if (written.isEmpty()) {
            return "";
        }
        String steps = shown
                ? written.stream()
                        .map(step -> "step " + step.number() + " (" + step.tool() + ")")
                        .collect(Collectors.joining(", "))
                : "some of the steps before";
        return " Done already, and not undone: " + steps
                + ". A new workflow of the same steps, under another key, does that again: start one of the steps that are"
                + " left.";
    }
}
