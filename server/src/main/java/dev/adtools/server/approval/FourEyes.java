package dev.adtools.server.approval;

import dev.adtools.server.call.Caller;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Decides whether two are two: nobody is behind both, as the owner of a token or as one who had a part in minting it. */
final class FourEyes {

    private FourEyes() {}

    static boolean see(ActionRow.Requester requester, Caller approver) {
        return approver.isApartFrom(requester.owner(), requester.lineage());
    }

    static boolean see(Decision earlier, Decision later) {
        return Collections.disjoint(behind(earlier.owner(), earlier.lineage()), behind(later.owner(), later.lineage()));
    }

    private static Set<String> behind(String owner, Set<String> lineage) {
        Set<String> all = new HashSet<>(lineage);
        all.add(owner);
        return all;
    }
}
