package dev.adtools.server.decision;

import dev.adtools.server.call.Caller;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Party to a decision: the principal that requests, approves or settles, with the owners that are responsible for it.
 *
 * @param principal the principal
 * @param owner its owner
 * @param lineage the owners of the tokens that led to the one it used
 * @param tokenId the token that it used; null for a request that an earlier version stored without it
 */
public record Party(
        String principal,
        String owner,
        Set<String> lineage,
        @Nullable String tokenId) {

    public Party {
        lineage = Set.copyOf(lineage);
    }

    /** Returns a caller as a party. */
    public static Party of(Caller caller) {
        return new Party(caller.principal(), caller.owner(), caller.lineage(), caller.tokenId());
    }

    /** Returns whether no owner is responsible for both parties, as their owner or by having minted a token. */
    public boolean isIndependentOf(Party other) {
        return Collections.disjoint(owners(), other.owners());
    }

    private Set<String> owners() {
        Set<String> all = new HashSet<>(lineage);
        all.add(owner);
        return all;
    }
}
