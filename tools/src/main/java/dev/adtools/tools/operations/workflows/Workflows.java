package dev.adtools.tools.operations.workflows;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonValue;
import java.util.Optional;

/** The workflows that the service keeps. Every method works with the rights of the call that it serves. */
public interface Workflows {

    /** Returns why a workflow must not be started; empty when each step is one that the caller could call by itself. */
    Optional<ToolError> refusal(WorkflowPlan plan, CallContext context);

    /**
     * Plans each step of a workflow as its own {@code validate_only} does, and starts nothing.
     *
     * @return what each step would do as things stand now, in order; or the first refusal
     */
    Outcome<JsonValue> check(WorkflowPlan plan, CallContext context);

    /**
     * Starts a workflow, once per call id, and runs it until a step waits, is unknown or fails, all are done, or the answer
     * is due.
     *
     * @return the workflow when all is done; as far as it got while it waits or goes on; or why a step failed or is unknown
     */
    Outcome<WorkflowView> start(WorkflowPlan plan, CallContext context);

    /** Returns a workflow, or {@code NOT_FOUND} when there is none that the caller may see. */
    Outcome<WorkflowView> find(String id, CallContext context);

    /** Returns why something must not be resumed; empty when it may be, or was. */
    Optional<ToolError> refusal(Resumption wanted, CallContext context);

    /**
     * Does what was approved, once, and goes on with its workflow; asked again, it returns the first result, and how the
     * workflow stands then.
     */
    Outcome<Resumed> resume(Resumption wanted, CallContext context);
}
