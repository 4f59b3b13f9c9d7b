package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.DelegatingWriteHandler;
import dev.adtools.api.Inverse;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Summary;
import dev.adtools.tools.operations.workflows.Resumed;
import dev.adtools.tools.operations.workflows.Resumption;
import dev.adtools.tools.operations.workflows.Workflows;
import java.util.List;

/** Resumes what was approved; what it does is planned, checked and sent as the call that was held. */
public final class ResumeWorkflowAfterApprovalHandler
        implements DelegatingWriteHandler<ResumeWorkflowAfterApproval, Resumption, Resumed> {

    private final Workflows workflows;

    public ResumeWorkflowAfterApprovalHandler(Workflows workflows) {
        this.workflows = workflows;
    }

    @Override
    public Planned<Resumption> plan(ResumeWorkflowAfterApproval arguments, CallContext context) {
        Resumption wanted =
                new Resumption(arguments.pendingActionId(), arguments.payloadHash(), arguments.workflowId());
        return workflows
                .refusal(wanted, context)
                .<Planned<Resumption>>map(Planned::refused)
                .orElseGet(() -> Planned.delegated(
                        wanted,
                        Summary.of(Summary.Verb.RESUME, "workflow", arguments.workflowId()),
                        List.of(),
                        List.of()));
    }

    @Override
    public Outcome<Resumed> apply(Resumption wanted, CallContext context) {
        return workflows.resume(wanted, context);
    }

    @Override
    public Inverse inverse(Resumption wanted, Resumed result) {
        return Inverse.none("Each step of a workflow has a way back of its own.");
    }
}
