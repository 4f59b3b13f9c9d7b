package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/** Refuses tokens that a caller may not mint: with more than it may grant, or for ever. */
final class MintRules {

    static final Duration DEFAULT_LIFETIME = Duration.ofDays(90);
    static final Duration MAX_LIFETIME = Duration.ofDays(400);

    private MintRules() {}

    /** Returns the refusal of a token that ends at a time; empty when the caller may mint it. */
    static Optional<ToolError> refusal(TokenRequest wanted, Caller minter, Instant expiresAt, Instant now) {
        Set<Scope> scopes = Set.copyOf(wanted.scopes());
        return expiry(expiresAt, now)
                .or(() -> rights(scopes, wanted.limits(), minter))
                .or(() -> mixture(scopes));
    }

    private static Optional<ToolError> expiry(Instant expiresAt, Instant now) {
        if (!expiresAt.isAfter(now)) {
            return Optional.of(BodyReader.invalid("/expires_at", "minimum", "must be in the future"));
        }
        return expiresAt.isAfter(now.plus(MAX_LIFETIME))
                ? Optional.of(BodyReader.invalid(
                        "/expires_at", "maximum", "must be at most " + MAX_LIFETIME.toDays() + " days ahead"))
                : Optional.empty();
    }

    // The holder of the data directory may grant all of them, and could be two people with one token.
    private static Optional<ToolError> mixture(Set<Scope> wanted) {
        boolean decides = wanted.stream().anyMatch(Scope::isOnlyForApprovers);
        return decides && !wanted.stream().allMatch(Scope::isForApprovers)
                ? Optional.of(new ToolError(
                        ErrorCode.POLICY_DENIED,
                        "A token that decides, or mints such tokens, has only the scopes of approvals and halts:set;"
                                + " mint two.",
                        JsonObject.builder().put("pointer", "/scopes").build()))
                : Optional.empty();
    }

    /** Returns the refusal of scopes within limits; empty when the caller may grant them. */
    static Optional<ToolError> rights(Set<Scope> scopes, Limits limits, Caller minter) {
        return scopes(scopes, minter).or(() -> limits(limits, minter));
    }

    private static Optional<ToolError> scopes(Set<Scope> wanted, Caller minter) {
        return wanted.stream()
                .filter(scope -> !mayGrant(minter, scope))
                .sorted()
                .findFirst()
                .map(scope -> new ToolError(
                        ErrorCode.INSUFFICIENT_SCOPE,
                        scope.isOnlyForApprovers()
                                ? "Only a token with approvals:admin can grant " + scope.wireName() + "."
                                : "Only a token with tokens:admin that has " + scope.wireName() + " can grant it.",
                        JsonObject.builder().put("scope", scope.wireName()).build()));
    }

    // Two roots that never meet: whoever can make spenders can make no approvers, and the other way round.
    static boolean mayGrant(Caller minter, Scope scope) {
        boolean approves = scope.isForApprovers() && minter.may(Scope.APPROVALS_ADMIN);
        return approves || (!scope.isOnlyForApprovers() && minter.may(Scope.TOKENS_ADMIN) && has(minter, scope));
    }

    // Tokens that are older than halts:set stop by service:admin.
    private static boolean has(Caller minter, Scope scope) {
        return minter.may(scope) || (scope == Scope.HALTS_SET && minter.may(Scope.SERVICE_ADMIN));
    }

    /** Returns whether a caller administers a token: one that it could have minted, as far as its kind and limits go. */
    static boolean administers(Caller caller, TokenRow token) {
        boolean ofApprovals = token.scopes().stream().allMatch(Scope::isForApprovers);
        return (caller.may(Scope.TOKENS_ADMIN) || (ofApprovals && caller.may(Scope.APPROVALS_ADMIN)))
                && reaches(caller, token);
    }

    /** Returns whether a token is limited to no more than a caller is. */
    static boolean reaches(Caller caller, TokenRow token) {
        return limits(token.limits(), caller).isEmpty();
    }

    private static Optional<ToolError> limits(Limits wanted, Caller minter) {
        Limits own = minter.limits();
        return limit("platforms", wanted.platforms(), own.platforms())
                .or(() -> limit("accounts", wanted.accounts(), own.accounts()))
                .or(() -> limit("tools", wanted.tools(), own.tools()))
                .or(() -> limit("groups", wanted.groups(), own.groups()));
    }

    private static <T> Optional<ToolError> limit(String what, Set<T> wanted, Set<T> own) {
        boolean within = own.isEmpty() || (!wanted.isEmpty() && own.containsAll(wanted));
        return within
                ? Optional.empty()
                : Optional.of(new ToolError(
                        ErrorCode.POLICY_DENIED,
                        "The token is limited to some " + what
                                + " and can only mint tokens limited to some of the same.",
                        JsonObject.builder().put("pointer", "/" + what).build()));
    }
}
