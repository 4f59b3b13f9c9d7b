package dev.adtools.server.approval;

import dev.adtools.api.PendingAction;
import dev.adtools.server.call.PlannedWrite;

/** Write that is about to wait for approval: its document is written, and not yet stored. */
public final class DraftAction {

    private final PlannedWrite write;
    private final Payload payload;
    private final PendingAction action;
    private final ActionRow.Times times;

    DraftAction(String id, PlannedWrite write, Payload payload, ActionRow.Times times) {
        this.write = write;
        this.payload = payload;
        this.action = new PendingAction(id, payload.hash(), times.expiresAt().toString());
        this.times = times;
    }

    /** Returns the action as the caller is told of it. */
    public PendingAction action() {
        return action;
    }

    PlannedWrite write() {
        return write;
    }

    Payload payload() {
        return payload;
    }

    ActionRow.Times times() {
        return times;
    }
}
