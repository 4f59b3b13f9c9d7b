package dev.adtools.server.approval;

import dev.adtools.server.call.Caller;

/** Decides whether two are two: nobody is behind both, as the owner of a token or as one who had a part in minting it. */
final class FourEyes {

    private FourEyes() {}

    static boolean see(ActionRow.Requester requester, Caller approver) {
        return approver.isApartFrom(requester.owner(), requester.lineage());
    }

    static boolean see(Decision earlier, Decision later) {
        return Caller.areApart(earlier.owner(), earlier.lineage(), later.owner(), later.lineage());
    }
}
