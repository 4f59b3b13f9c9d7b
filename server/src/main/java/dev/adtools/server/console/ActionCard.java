package dev.adtools.server.console;

import dev.adtools.api.Change;
import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.SpendEffect.PausedBudget;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.approval.ActionState;
import dev.adtools.server.approval.ActionView;
import dev.adtools.server.call.ActionWorkflow;
import dev.adtools.server.call.ActionWorkflow.StepOutline;
import dev.adtools.server.call.AmountText;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Card of a Pending Action: nothing of it is cut.
 *
 * @param action the action
 * @param caller who looks
 */
record ActionCard(ActionView action, Caller caller) {

    // Arguments that name an account, which the table of steps shows in a column of its own.
    private static final Set<String> ACCOUNTS = Set.of("account_id", "login_customer_id");

    /** Returns the decisions that whoever looks may take. */
    List<ActionDecision> decisions() {
        List<ActionDecision> open = new ArrayList<>();
        if (action.status() == ActionState.PENDING) {
            if (action.yourApproval() != null && action.yourApproval().allowed()) {
                open.add(ActionDecision.APPROVE);
            }
            if (caller.may(Scope.APPROVALS_DECIDE)) {
                open.add(ActionDecision.REJECT);
            }
            if (action.requestedBy().owner().equals(caller.owner())) {
                open.add(ActionDecision.CANCEL);
            }
        } else if (action.status() == ActionState.APPROVED) {
            if (caller.may(Scope.WORKFLOWS_RESUME) && caller.may(Scope.TOOLS_SPEND)) {
                open.add(ActionDecision.EXECUTE);
            }
            if (caller.may(Scope.APPROVALS_DECIDE) || caller.may(Scope.SERVICE_ADMIN)) {
                open.add(ActionDecision.REVOKE);
            }
        }
        return open;
    }

    /** Returns why whoever looks may not approve it; null when they may, or when nobody can any more. */
    @Nullable
    String notByYou() {
        return action.yourApproval() == null ? null : action.yourApproval().message();
    }

    /** Returns why whoever looks may not take a decision now; null when they may. */
    @Nullable
    String notNow(ActionDecision decision) {
        if (decisions().contains(decision)) {
            return null;
        } else if (action.status() != decision.from()) {
            return "It is " + Display.words(action.status()) + ", and no longer " + Display.words(decision.from())
                    + ".";
        }
        return decision == ActionDecision.APPROVE && notByYou() != null ? notByYou() : "Your token may not do this.";
    }

    /** Returns the kind of the requester and the way its request came in: {@code (service) over MCP}; blank if unknown. */
    String requesterDetails() {
        ActionView.RequesterView requester = action.requestedBy();
        String kind = requester.kind() == null ? "" : "(" + requester.kind().wireName() + ")";
        String way = requester.transport() == null ? "" : Display.way(requester.transport());
        return (kind + " " + way).strip();
    }

    /** Returns whether the caller may open the workflow's page, which shows all steps or none. */
    boolean opensWorkflow() {
        return action.requestedBy().owner().equals(caller.owner())
                || caller.may(Scope.OPERATIONS_READ)
                || (action.workflow() != null
                        && action.workflow().steps().stream().allMatch(step -> step.tool() != null));
    }

    /** Returns the place of the action among several steps, with the steps after it; null where it is the only step. */
    @Nullable
    String place() {
        ActionWorkflow workflow = action.workflow();
        if (workflow == null || workflow.steps().size() < 2) {
            return null;
        }
        List<StepOutline> after =
                workflow.steps().subList(workflow.step() + 1, workflow.steps().size());
        return "Step " + (workflow.step() + 1) + " of " + workflow.steps().size()
                + (after.isEmpty()
                        ? ", the last one."
                        : "; then: " + after.stream().map(ActionCard::words).collect(Collectors.joining(", ")) + ".");
    }

    private static String words(StepOutline step) {
        if (step.tool() == null) {
            return "a step that your token may not see";
        }
        String target = target(step);
        return Display.tool(step.tool()) + (target.isEmpty() ? "" : " " + target);
    }

    /** Returns the ids of the objects that a step changes, as its arguments name them; blank for none. */
    static String target(StepOutline step) {
        JsonObject arguments = step.arguments() == null ? JsonObject.EMPTY : step.arguments();
        return arguments.members().entrySet().stream()
                .filter(argument -> argument.getKey().endsWith("_id") && !ACCOUNTS.contains(argument.getKey()))
                .map(argument -> Display.json(argument.getValue()))
                .collect(Collectors.joining(" "));
    }

    /** Returns the money that it can move; null for none. */
    @Nullable
    SpendEffect spend() {
        return action.payload().spend();
    }

    /** Returns a share as a percentage. */
    static String percent(BigDecimal share) {
        return share.movePointRight(2).setScale(0, RoundingMode.HALF_UP).toPlainString() + " %";
    }

    /** Returns the budget of a paused campaign that it changes; null for every other write. */
    @Nullable
    PausedBudget whenEnabled() {
        return spend() == null ? null : spend().whenEnabled();
    }

    /** Returns an amount in micros of the currency of the money that moves, in units of it. */
    String amount(long micros) {
        SpendEffect spend = Objects.requireNonNull(spend());
        return AmountText.of(
                BigDecimal.valueOf(micros),
                Unit.MICROS.wireName(),
                spend.dailyAfter().currency(),
                spend.dailyAfter().amountMajor());
    }

    /** Returns an amount with the decimals of the account's currency; null where none is known. */
    @Nullable
    Money like() {
        return spend() == null ? null : spend().dailyAfter();
    }

    /** Returns whether what is stored is still what was asked for. */
    boolean isIntact() {
        return action.payload().diff() != null;
    }

    /** Returns a value of a change as people read it. */
    String value(Change change, JsonValue value) {
        return Display.value(change, value, like());
    }
}
