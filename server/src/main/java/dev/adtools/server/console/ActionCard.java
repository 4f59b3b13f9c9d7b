package dev.adtools.server.console;

import dev.adtools.api.Change;
import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.approval.ActionState;
import dev.adtools.server.approval.ActionView;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Card of a Pending Action: nothing of it is cut.
 *
 * @param action the action
 * @param caller who looks
 */
record ActionCard(ActionView action, Caller caller) {

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

    /** Returns whether whoever looks may see workflows of the one who asked. */
    boolean opensWorkflow() {
        return action.requestedBy().owner().equals(caller.owner()) || caller.may(Scope.OPERATIONS_READ);
    }

    /** Returns the money that it can move; null for none. */
    @Nullable
    SpendEffect spend() {
        return action.payload().spend();
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
