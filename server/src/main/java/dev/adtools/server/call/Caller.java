package dev.adtools.server.call;

import java.security.Principal;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The subject of a bearer token: a principal that calls.
 *
 * @param principal the id of the service or human that the token belongs to
 * @param owner the person or team that owns the principal
 * @param tokenId the token's public id
 * @param lineage the owners of the tokens that led to this one: whoever had it minted counts as its owner when four eyes
 *     are needed
 * @param scopes what the token may do
 * @param limits what the token is limited to
 */
public record Caller(
        String principal, String owner, String tokenId, Set<String> lineage, Set<Scope> scopes, Limits limits)
        implements Principal {

    public Caller {
        lineage = Set.copyOf(lineage);
        scopes = Set.copyOf(scopes);
    }

    @Override
    public String getName() {
        return principal;
    }

    /** Returns whether the token has a scope. */
    public boolean may(Scope scope) {
        return scopes.contains(scope);
    }

    /** Returns this caller with no more than other limits allow, and with others behind it; empty when that is nothing. */
    public Optional<Caller> within(Limits others, Set<String> behind) {
        Set<String> all = new HashSet<>(behind);
        all.addAll(lineage);
        return limits.meet(others).map(both -> new Caller(principal, owner, tokenId, all, scopes, both));
    }
}
