package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What a token may be minted with: never more than its minter has, and not for ever. */
final class MintRules {

    static final Duration DEFAULT_LIFETIME = Duration.ofDays(90);
    static final Duration MAX_LIFETIME = Duration.ofDays(400);

    private MintRules() {}

    /** Returns why a caller may not mint a token that ends at a time; empty when it may. */
    static Optional<ToolError> refusal(TokenRequest wanted, Caller minter, Instant expiresAt, Instant now) {
        return expiry(expiresAt, now).or(() -> scopes(wanted, minter)).or(() -> limits(wanted, minter));
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

    private static Optional<ToolError> scopes(TokenRequest wanted, Caller minter) {
        return wanted.scopes().stream()
                .filter(scope -> !mayGrant(minter, scope))
                .sorted()
                .findFirst()
                .map(scope -> new ToolError(
                        ErrorCode.INSUFFICIENT_SCOPE,
                        "A token cannot grant " + scope.wireName() + " without having it.",
                        JsonObject.builder().put("scope", scope.wireName()).build()));
    }

    // Somebody must be able to mint approvers. It is safe to do so without being one: an approval does not count for
    // requests of any owner in the approving token's lineage.
    private static boolean mayGrant(Caller minter, Scope scope) {
        return minter.may(scope) || scope == Scope.APPROVALS_DECIDE || scope == Scope.APPROVALS_READ;
    }

    private static Optional<ToolError> limits(TokenRequest wanted, Caller minter) {
        return limit(
                        "platforms",
                        names(wanted.limits().platforms()),
                        names(minter.limits().platforms()))
                .or(() -> limit(
                        "accounts", wanted.limits().accounts(), minter.limits().accounts()))
                .or(() ->
                        limit("tools", wanted.limits().tools(), minter.limits().tools()));
    }

    private static Optional<ToolError> limit(String what, Set<String> wanted, Set<String> own) {
        boolean within = own.isEmpty() || (!wanted.isEmpty() && own.containsAll(wanted));
        return within
                ? Optional.empty()
                : Optional.of(new ToolError(
                        ErrorCode.POLICY_DENIED,
                        "The token is limited to some " + what
                                + " and can only mint tokens limited to some of the same.",
                        JsonObject.builder().put("pointer", "/" + what).build()));
    }

    private static Set<String> names(Set<Platform> platforms) {
        return platforms.stream().map(Platform::wireName).collect(Collectors.toUnmodifiableSet());
    }
}
