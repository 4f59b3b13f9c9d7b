package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code workflow}. */
final class WorkflowActions {

    private WorkflowActions() {}

    static List<AdminAction<WorkflowControl>> all() {
        return List.of(
                new ListRows<>(
                        "workflows",
                        List.of("workflow_id", "status", "step", "steps", "principal", "created_at", "name"),
                        WorkflowControl::list),
                new ShowById<>(
                        "shows a workflow with its steps",
                        "the workflow's id, wf_…",
                        WorkflowControl::find,
                        TablePrinter::printFields),
                new ChangingAction<>(
                        "cancel",
                        "ends a workflow, with what it waits for; no further step is sent",
                        "workflow.cancel",
                        WorkflowActions::addIdAndReason,
                        WorkflowActions::cancel));
    }

    private static void addIdAndReason(Subparser parser) {
        parser.addArgument("id").help("the workflow's id, wf_…");
        parser.addArgument("--reason").help("why; whoever reads the workflow is shown it");
    }

    private static Outcome<byte[]> cancel(WorkflowControl workflows, Namespace arguments) {
        String reason = arguments.getString("reason");
        JsonObject body = reason == null
                ? JsonObject.EMPTY
                : JsonObject.builder().put("reason", reason).build();
        return workflows.cancel(arguments.getString("id"), AdminCommand.bytes(body));
    }
}
