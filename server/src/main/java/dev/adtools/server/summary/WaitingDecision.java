package dev.adtools.server.summary;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import dev.adtools.api.Platform;
import dev.adtools.server.approval.PendingActionService.ActionOutline;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.idempotency.OperationSummary;
import dev.adtools.server.spend.CapView;
import dev.adtools.server.spend.CapView.WaitingChange;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Request that the caller may decide now: a pending action, a change of a cap, or an unknown outcome. */
@Body(
        role = Body.Role.ANSWER,
        description =
                "A request that the token may decide: a pending action, a change of a cap, or an unknown outcome.")
public record WaitingDecision(
        @Arg(
                description = "The id of the action or the operation; for a cap the account, as caps name it.",
                examples = "pa_01m7znghxjcp6te53ex4hrrb88")
        String id,

        DecisionSubject kind,

        @Arg(
                description = "The decision in a few words, for people.",
                examples = "update_campaign_budget: campaign 120210000000000023")
        String title,

        Platform platform,

        @Arg(
                description = "The account in its normal spelling; null for an operation that named none.",
                examples = "1002003001")
        @Nullable
        String accountId,

        @Arg(description = "The principal that requested it.", examples = "campaign-robot")
        String requestedBy,

        @Arg(description = "The person or team that answers for the principal.", examples = "marketing")
        String owner,

        @Arg(description = "The time of the request.", examples = "2026-03-01T09:30:00Z")
        Instant createdAt,

        @Arg(
                description = "The time from which it can no longer be decided; null for an outcome.",
                examples = "2026-03-08T09:30:00Z")
        @Nullable
        Instant expiresAt,

        @Arg(
                description = "The path of the whole, with everything that a decision needs.",
                examples = "/api/v1/pending-actions/pa_01m7znghxjcp6te53ex4hrrb88")
        String href) {

    private static final String API = "/api/v1/";

    static WaitingDecision of(ActionOutline action) {
        String entity = action.entity();
        return new WaitingDecision(
                action.id(),
                DecisionSubject.ACTION,
                action.tool() + (entity == null ? "" : ": " + DisplayText.of(entity)),
                action.account().platform(),
                action.account().value(),
                action.requester().principal(),
                action.requester().owner(),
                action.createdAt(),
                action.expiresAt(),
                API + "pending-actions/" + action.id());
    }

    static WaitingDecision of(CapView cap) {
        WaitingChange change = Objects.requireNonNull(cap.waiting(), "a change that waits");
        return new WaitingDecision(
                cap.id(),
                DecisionSubject.CAP,
                "Cap of " + cap.id() + ": " + change.cap().perDay().amountMajor() + " "
                        + change.cap().currency() + " a day",
                cap.platform(),
                cap.accountId(),
                change.requestedBy(),
                change.owner(),
                change.createdAt(),
                change.expiresAt(),
                API + "caps/" + cap.id());
    }

    static WaitingDecision of(OperationSummary operation) {
        String entity = operation.entity();
        return new WaitingDecision(
                operation.id(),
                DecisionSubject.OUTCOME,
                operation.tool() + (entity == null ? "" : ": " + DisplayText.of(entity)),
                operation.platform(),
                operation.accountId(),
                operation.principal(),
                operation.owner(),
                operation.createdAt(),
                null,
                API + "operations/" + operation.id());
    }

    /** Subject of a decision. */
    @Body(
            name = "DecisionSubject",
            description = "`action`: approve or reject it. `cap`: approve or reject its change. `outcome`: settle it.")
    public enum DecisionSubject {
        @JsonName("action")
        ACTION("approvals", "approve or reject"),
        @JsonName("cap")
        CAP("caps", "approve or reject"),
        @JsonName("outcome")
        OUTCOME("operations", "record the outcome");

        private final String page;
        private final String task;

        DecisionSubject(String page, String task) {
            this.page = page;
            this.task = task;
        }

        /** Returns the section of the console that shows it. */
        public String page() {
            return page;
        }

        /** Returns the task of the person who decides. */
        public String task() {
            return task;
        }
    }
}
