package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** Tokens: minted, listed and revoked here, each by a caller that administers it. */
final class Tokens {

    private final Tx tx;
    private final Principals principals;
    private final Clock clock;
    private final AccessVersion version;
    private final SecureRandom random = new SecureRandom();

    /** Takes the version that a revocation changes. */
    Tokens(Tx tx, Principals principals, Clock clock, AccessVersion version) {
        this.tx = tx;
        this.principals = principals;
        this.clock = clock;
        this.version = version;
    }

    Outcome<TokenView.WithText> mint(TokenRequest wanted, Caller minter) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Instant expiresAt = Optional.ofNullable(wanted.expiry()).orElse(now.plus(MintRules.DEFAULT_LIFETIME));
        Optional<ToolError> refusal = MintRules.refusal(wanted, minter, expiresAt, now);
        if (refusal.isPresent()) {
            return Outcome.failed(refusal.get());
        }
        TokenText token = TokenText.mint(random);
        return tx.write(handle -> holder(handle, wanted.principal(), minter, now)
                .map(holder -> {
                    TokenRow row = new TokenRow(
                            token.id(),
                            wanted.name(),
                            new TokenRow.Holder(holder.id(), holder.owner()),
                            Set.copyOf(wanted.scopes()),
                            wanted.limits(),
                            origin(wanted, minter, now),
                            expiresAt,
                            null);
                    TokenStore.insert(handle, row, TokenText.hash(token.text()), false);
                    return new TokenView.WithText(token.text(), TokenView.of(row, now));
                }));
    }

    private Outcome<PrincipalRow> holder(Handle handle, String id, Caller minter, Instant now) {
        // Whoever revokes what a token led to must find this one, or stop it.
        if (TokenStore.find(handle, minter.tokenId()).isPresent() && !TokenStore.hold(handle, minter.tokenId())) {
            return Outcome.failed(ToolError.of(ErrorCode.UNAUTHENTICATED, "The token was revoked."));
        }
        return principals
                .find(handle, minter, id, now)
                .flatMap(principal -> principal.disabled()
                        ? Outcome.failed(
                                ToolError.of(ErrorCode.STATE_CONFLICT, "The principal " + id + " is disabled."))
                        : Outcome.completed(principal));
    }

    private static TokenRow.Origin origin(TokenRequest wanted, Caller minter, Instant now) {
        Set<String> lineage = new HashSet<>(minter.lineage());
        // Only the holder of the data directory has both roots; its approvers are as independent as the first one.
        boolean isRoot = minter.may(Scope.TOKENS_ADMIN)
                && minter.may(Scope.APPROVALS_ADMIN)
                && wanted.scopes().stream().allMatch(Scope::isForApprovers);
        if (!isRoot) {
            lineage.add(minter.owner());
        }
        return new TokenRow.Origin(minter.principal(), minter.owner(), minter.tokenId(), lineage, now);
    }

    Page<TokenView> list(Caller caller, PageRequest page) {
        Page<TokenRow> found = tx.read(handle -> Page.of(
                (after, limit) -> TokenStore.list(handle, after, limit),
                token -> MintRules.administers(caller, token),
                page,
                token -> page.after().next(token.origin().at(), token.id())));
        return found.map(token -> TokenView.of(token, clock.instant()));
    }

    Outcome<TokenView> find(Caller caller, String id) {
        return tx.read(handle -> find(handle, caller, id)).map(token -> TokenView.of(token, clock.instant()));
    }

    /** Revokes a token, and all that it led to if that is wanted; one that was revoked before stays as it was. */
    Outcome<TokenView.WithRevoked> revoke(Caller caller, String id, boolean withMinted) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Outcome<Revoked> done = tx.write(handle -> find(handle, caller, id).map(token -> {
            boolean revoked = TokenStore.revoke(handle, id, now);
            List<String> minted = withMinted ? revokeMinted(handle, id, now) : List.of();
            long number = revoked || !minted.isEmpty() ? TokenStore.nextVersion(handle) : TokenStore.version(handle);
            return new Revoked(TokenStore.find(handle, id).orElse(token), minted, number);
        }));
        // Only now: what is looked up under the new version must see the commit.
        return done.map(revoked -> {
            version.changedTo(revoked.version());
            return new TokenView.WithRevoked(TokenView.of(revoked.token(), now), revoked.minted());
        });
    }

    // Each of them may have been minting: until it is held here, nobody sees what that led to.
    private static List<String> revokeMinted(Handle handle, String id, Instant now) {
        List<String> all = new ArrayList<>();
        List<String> some = TokenStore.revokeMinted(handle, id, now);
        while (!some.isEmpty()) {
            all.addAll(some);
            some = TokenStore.revokeMinted(handle, id, now);
        }
        return all;
    }

    private static Outcome<TokenRow> find(Handle handle, Caller caller, String id) {
        return TokenStore.find(handle, id)
                .filter(token -> MintRules.administers(caller, token))
                .map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(ToolError.of(ErrorCode.NOT_FOUND, "There is no token of this id.")));
    }

    /**
     * The tokens that one revocation ended.
     *
     * @param token the token that was named
     * @param minted the ids of those that it led to and that were revoked with it
     * @param version the number of this change
     */
    private record Revoked(TokenRow token, List<String> minted, long version) {}
}
