package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.WriteHandler;
import dev.adtools.tools.operations.workflows.Resumed;
import dev.adtools.tools.operations.workflows.Resumption;
import dev.adtools.tools.operations.workflows.Workflows;
import java.util.List;

/** Resumes what was approved; what it does is planned, checked and sent as the call that was held. */
public final class ResumeWorkflowAfterApprovalHandler
        implements WriteHandler<ResumeWorkflowAfterApproval, Resumption, Resumed> {

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
                .orElseGet(() -> Planned.delegated(wanted, List.of(), List.of()));
    }

    @Override
    public Outcome<Resumed> apply(Resumption wanted, CallContext context) {
        return workflows.resume(wanted, context);
    }
}
