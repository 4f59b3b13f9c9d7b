package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.workflow.WorkflowControl;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code workflow cancel}. */
final class CancelWorkflow implements AdminAction<WorkflowControl> {

    @Override
    public String name() {
        return "cancel";
    }

    @Override
    public String help() {
        return "ends a workflow, with what it waits for; no further step is sent";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("id").help("the workflow's id, wf_…");
        parser.addArgument("--reason").help("why; whoever reads the workflow is shown it");
    }

    @Override
    public String decides() {
        return "workflow.cancel";
    }

    @Override
    public Outcome<byte[]> run(WorkflowControl workflows, Namespace arguments) {
        String reason = arguments.getString("reason");
        JsonObject body = reason == null
                ? JsonObject.EMPTY
                : JsonObject.builder().put("reason", reason).build();
        return workflows.cancel(
                arguments.getString("id"), new JsonWriter().value(body).toBytes());
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        TablePrinter.printFields(answer, out);
    }
}
