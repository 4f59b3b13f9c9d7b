package dev.adtools.server.workflow;

import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.ActionWorkflow;
import dev.adtools.server.call.ActionWorkflow.StepOutline;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.store.Visibility;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** Reads the workflows of actions for decisions on the actions. */
public final class ActionWorkflows {

    private final Supplier<ToolCatalog> catalog;

    /** Reads workflows; the catalog is asked for at the first action, because tools show actions too. */
    public ActionWorkflows(Supplier<ToolCatalog> catalog) {
        this.catalog = catalog;
    }

    /** Returns the size of the arguments of a workflow's steps. */
    public static long bytes(Handle handle, String id) {
        return WorkflowStore.argumentBytes(handle, id);
    }

    /** Returns the workflow that waits at a step, with the steps that a caller may see; empty once it is removed. */
    public Optional<ActionWorkflow> of(Handle handle, Caller caller, StepRef waiting) {
        return WorkflowStore.find(handle, waiting.workflowId())
                .map(row -> new ActionWorkflow(
                        row.id(),
                        DisplayText.ofNullable(row.name()),
                        waiting.step(),
                        outlines(caller, row, WorkflowStore.plannedSteps(handle, row.id()))));
    }

    private List<StepOutline> outlines(Caller caller, WorkflowRow row, List<StepRow> steps) {
        Visibility visibility = new Visibility(caller.limits(), catalog.get().crossPlatform());
        return steps.stream()
                .map(step -> visibility.shows(
                                step.tool(),
                                step.platform(),
                                step.account(),
                                row.starter().limits())
                        ? outline(step)
                        : new StepOutline(step.number(), null, null, null, null, step.state()))
                .toList();
    }

    private static StepOutline outline(StepRow step) {
        return new StepOutline(
                step.number(),
                step.tool(),
                step.platform(),
                step.account() == null ? null : step.account().value(),
                DisplayText.of(step.arguments().value()) instanceof JsonObject inert ? inert : null,
                step.state());
    }
}
