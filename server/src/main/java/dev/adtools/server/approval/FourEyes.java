package dev.adtools.server.approval;

import dev.adtools.server.call.Caller;

/** Decides whether two are two: nobody approves what they asked for, nor through a token that they had minted. */
final class FourEyes {

    private FourEyes() {}

    static boolean see(ActionRow.Requester requester, Caller approver) {
        return !approver.owner().equals(requester.owner())
                && !approver.lineage().contains(requester.owner())
                && !requester.lineage().contains(approver.owner());
    }
}
