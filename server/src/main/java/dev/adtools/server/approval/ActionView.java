package dev.adtools.server.approval;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.api.Unwrapped;
import dev.adtools.server.approval.DecisionStore.Decision;
import dev.adtools.server.call.ActionWorkflow;
import dev.adtools.server.call.ActiveHalt;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CapsLeft;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.PrincipalKind;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A pending action as whoever decides sees it: what would happen, who asked, until when, and what to send. */
@Body(
        name = "PendingAction",
        role = Body.Role.ANSWER,
        description = "A write that waits for approval, or what became of it.")
public record ActionView(
        @Arg(description = "Its id.", examples = "pa_01m7znghxjcp6te53ex4hrrb88")
        String id,

        ActionState status,

        @Arg(description = "The tool that it calls.", examples = "create_alpha_app_campaign")
        String tool,

        Platform platform,

        Source source,

        @Arg(description = "The account in its normal spelling.", examples = "1002003001")
        String accountId,

        @Arg(description = "What is changed; null when it is made.", examples = "campaign 12000000002") @Nullable
        String entity,

        @Unwrapped PayloadView payload,

        @Arg(description = "What the account's caps leave now; null when it has none, and when the action has ended.")
        @Nullable
        CapsLeft caps,

        @Arg(
                description =
                        "The halt that stops the account's writes now; null for none, and when the action has ended.")
        @Nullable
        ActiveHalt halt,

        RequesterView requestedBy,

        @Arg(description = "When it was asked for.", examples = "2026-03-01T09:30:00Z")
        Instant createdAt,

        @Arg(description = "When it can no longer be decided.", examples = "2026-03-01T09:30:00Z")
        Instant expiresAt,

        @Arg(
                description = "When the last approval that it needed came; null before.",
                examples = "2026-03-01T09:30:00Z")
        @Nullable
        Instant approvedAt,

        @Arg(
                description = "When it can no longer be executed; null before it is approved.",
                examples = "2026-03-01T09:30:00Z")
        @Nullable
        Instant executeBefore,

        @Arg(description = "How many owners must approve.", min = 1, examples = "1")
        int approvalsRequired,

        @Arg(description = "Whether the caller may approve it; null when it is not pending.") @Nullable
        ApprovalRight yourApproval,

        @Arg(description = "What was decided, the first decision first.")
        List<Decided> decisions,

        @Arg(description = "How it was ended before it was executed; null when it was not.") @Nullable
        ActionEndView ended,

        @Arg(description = "The operation of the call that asked.", examples = "op_01m7znghxjcp6te53ex4hrrb87")
        String operationId,

        @Arg(description = "The workflow that waits for it.", examples = "wf_01m7znghxjcp6te53ex4hrrb86")
        String workflowId,

        @Arg(description = "The step that waits for it, from 0.", min = 0, examples = "0")
        int step,

        @Arg(
                description =
                        "That workflow with its other steps; null in lists, and once the workflow is no longer kept.")
        @Nullable
        ActionWorkflow workflow,

        @Arg(description = "The operation that executed it; null before.", examples = "null") @Nullable
        String executedOperationId,

        @Arg(
                description = "The principal that had the approved action executed; null before, and where an earlier"
                        + " version of the service executed it.",
                examples = "campaign-robot")
        @Nullable
        String executedBy,

        @Arg(
                description = "When that principal had it executed; null in the same cases.",
                examples = "2026-03-01T09:30:00Z")
        @Nullable
        Instant executedAt,

        @Arg(description = "The comment of that principal; null for none.", examples = "The launch was confirmed.")
        @Nullable
        String executionComment,

        @Arg(
                description = "The number of attempts to execute it that changed nothing. After each, the action is"
                        + " approved again; the sixth ends it.",
                min = 0,
                max = ActionStore.UNAPPLIED_LIMIT,
                examples = "0")
        int unappliedAttempts,

        @Arg(
                description = "The hash of everything that is to be approved.",
                pattern = Payload.HASH,
                examples = Payload.HASH_EXAMPLE)
        String payloadHash,

        @Arg(description = "The request that approves it; null when it is not pending.") @Nullable
        ApprovalCall toApprove) {

    static ActionView of(ActionRow action, RelatedFacts around, Caller caller, Instant now) {
        ActionState state = action.stateAt(now);
        ActionRow.Target target = action.target();
        ActionRow.Times times = action.times();
        return new ActionView(
                action.id(),
                state,
                target.tool(),
                target.platform(),
                target.world().equals(PlatformEnvironment.SANDBOX.id()) ? Source.SANDBOX : Source.LIVE,
                target.account().value(),
                DisplayText.ofNullable(target.entity()),
                PayloadView.of(action),
                around.caps(),
                around.halt(),
                RequesterView.of(action.requester(), around.kind()),
                times.createdAt(),
                times.expiresAt(),
                times.approvedAt(),
                times.executeBefore(),
                around.required(),
                state == ActionState.PENDING
                        ? ApprovalRight.of(ApprovalDecisions.approvable(action, around.decisions(), caller, now))
                        : null,
                around.decisions().stream().map(Decided::of).toList(),
                ActionEndView.of(action.end()),
                action.call().operationId(),
                action.call().step().workflowId(),
                action.call().step().step(),
                around.workflow(),
                action.execution().operationId(),
                action.execution().by(),
                action.execution().at(),
                DisplayText.ofNullable(action.execution().comment()),
                action.execution().unappliedAttempts(),
                action.payload().hash(),
                state == ActionState.PENDING ? ApprovalCall.of(action) : null);
    }

    /** Requester of an action. */
    @Body(name = "Requester", description = "Who asked.")
    public record RequesterView(
            @Arg(description = "The principal.", examples = "campaign-robot")
            String principal,

            @Arg(description = "The person or team that answers for it.", examples = "marketing")
            String owner,

            @Arg(description = "Whether a person or a service asked; null where that is not known.") @Nullable
            PrincipalKind kind,

            @Arg(description = "The way the request came in; null for requests of earlier versions.")
            Channel.@Nullable Transport transport,

            @Arg(
                    description = "The token that was used; null for requests of earlier versions.",
                    examples = "4fK2mQ9xZb")
            @Nullable
            String tokenId) {

        static RequesterView of(ActionRow.Requester requester, @Nullable PrincipalKind kind) {
            return new RequesterView(
                    requester.principal(), requester.owner(), kind, requester.transport(), requester.tokenId());
        }
    }

    /**
     * Facts around an action that are not part of it.
     *
     * @param required how many owners must approve it
     * @param decisions the decisions on it, the first one first
     * @param caps the rest of the account's caps; null for none
     * @param halt the halt that stops the account's writes; null for none
     * @param kind the kind of its requester; null where unknown
     * @param workflow its workflow; null in lists
     */
    record RelatedFacts(
            int required,
            List<Decision> decisions,
            @Nullable CapsLeft caps,
            @Nullable ActiveHalt halt,
            @Nullable PrincipalKind kind,
            @Nullable ActionWorkflow workflow) {}

    /** Decision of one owner. */
    @Body(name = "Decision", description = "What one owner decided.")
    public record Decided(
            @Arg(description = "What was decided.", examples = "approve")
            DecisionKind decision,

            @Arg(description = "Who decided.", examples = "ann")
            String principal,

            @Arg(description = "The person or team that answers for the principal.", examples = "finance")
            String owner,

            @Arg(description = "What was said; null for nothing.", examples = "The budget is agreed.") @Nullable
            String comment,

            @Arg(description = "When it was decided.", examples = "2026-03-01T09:30:00Z")
            Instant at) {

        static Decided of(Decision decision) {
            return new Decided(
                    decision.kind(),
                    decision.principal(),
                    decision.owner(),
                    DisplayText.ofNullable(decision.comment()),
                    decision.at());
        }
    }

    /** End of an action that was not executed. */
    @Body(name = "PendingActionEnd", description = "How a pending action ended that was not executed.")
    public record ActionEndView(
            @Arg(description = "When it ended.", examples = "2026-03-01T09:30:00Z")
            Instant at,

            @Arg(description = "The principal that ended it; null when the service did.", examples = "ann") @Nullable
            String by,

            @Arg(description = "The reason that was given; null for none.", examples = "Too dear.") @Nullable
            String reason) {

        static @Nullable ActionEndView of(ActionRow.@Nullable ActionEnd end) {
            return end == null
                    ? null
                    : new ActionEndView(end.at(), DisplayText.ofNullable(end.by()), DisplayText.ofNullable(end.why()));
        }
    }

    /** Request that approves an action. */
    @Body(description = "The request that approves a pending action.")
    public record ApprovalCall(
            @Arg(description = "The HTTP method.", examples = "POST")
            Method method,

            @Arg(description = "The path.", examples = "/api/v1/pending-actions/pa_01m7znghxjcp6te53ex4hrrb88/approve")
            String path,

            ApprovalBody body) {

        static ApprovalCall of(ActionRow action) {
            return new ApprovalCall(
                    Method.POST,
                    "/api/v1/pending-actions/" + action.id() + "/approve",
                    new ApprovalBody(action.payload().hash()));
        }

        /** The one method. */
        public enum Method {
            @JsonName("POST")
            POST
        }

        /** Approval without words. */
        @Body(name = "Approval", description = "The body of the request that approves a pending action.")
        public record ApprovalBody(
                @Arg(
                        description = "The `payload_hash` of the action.",
                        pattern = Payload.HASH,
                        examples = Payload.HASH_EXAMPLE)
                String payloadHash) {}
    }
}
