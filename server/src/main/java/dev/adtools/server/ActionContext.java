package dev.adtools.server;

import dev.adtools.api.AccountId;
import dev.adtools.server.approval.PendingActionService.ActionContextLookup;
import dev.adtools.server.call.ActionWorkflow;
import dev.adtools.server.call.ActiveHalt;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CapsLeft;
import dev.adtools.server.call.PrincipalKind;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.spend.CapsLeftReader;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.workflow.ActionWorkflows;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Caps, halts, requesters and workflows of actions, for decisions about the actions. */
record ActionContext(
        CapsLeftReader left,
        Halts halts,
        BiFunction<Handle, String, Optional<PrincipalKind>> kinds,
        ActionWorkflows workflows)
        implements ActionContextLookup {

    @Override
    public @Nullable CapsLeft caps(Handle handle, String environment, AccountId account) {
        return left.of(handle, environment, account);
    }

    @Override
    public @Nullable ActiveHalt halt(Handle handle, AccountId account) {
        return halts.stopping(handle, account).orElse(null);
    }

    @Override
    public @Nullable PrincipalKind kind(Handle handle, String principal) {
        return kinds.apply(handle, principal).orElse(null);
    }

    @Override
    public long workflowBytes(Handle handle, String workflowId) {
        return ActionWorkflows.bytes(handle, workflowId);
    }

    @Override
    public @Nullable ActionWorkflow workflow(Handle handle, Caller caller, StepRef step) {
        return workflows.of(handle, caller, step).orElse(null);
    }
}
