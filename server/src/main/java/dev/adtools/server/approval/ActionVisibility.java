package dev.adtools.server.approval;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Visibility;

/** Decides which Pending Actions a token reaches. */
final class ActionVisibility {

    private ActionVisibility() {}

    /** Returns whether an action is within the limits of a token; to others it does not exist. */
    static boolean reaches(Caller caller, ActionRow action) {
        ActionRow.Target target = action.target();
        return new Visibility(caller.limits()).shows(target.tool(), target.account());
    }

    /** Returns whether a token may decide on an action. */
    static boolean decides(Caller caller, ActionRow action) {
        return caller.may(Scope.APPROVALS_DECIDE) && reaches(caller, action);
    }
}
