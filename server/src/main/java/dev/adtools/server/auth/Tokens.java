package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;

/** All tokens: minted, listed and revoked here. */
final class Tokens {

    private final Tx tx;
    private final Clock clock;
    private final LongConsumer accessChanged;
    private final SecureRandom random = new SecureRandom();

    /** Takes who is told the new version when a token has been revoked. */
    Tokens(Tx tx, Clock clock, LongConsumer accessChanged) {
        this.tx = tx;
        this.clock = clock;
        this.accessChanged = accessChanged;
    }

    Outcome<Minted> mint(TokenRequest wanted, Caller minter) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Instant expiresAt = wanted.expiresAt() == null ? now.plus(MintRules.DEFAULT_LIFETIME) : wanted.expiresAt();
        Optional<ToolError> refusal = MintRules.refusal(wanted, minter, expiresAt, now);
        if (refusal.isPresent()) {
            return Outcome.failed(refusal.get());
        }
        TokenText token = TokenText.mint(random);
        return tx.write(handle -> holder(handle, wanted.principal()).map(holder -> {
            TokenRow row = new TokenRow(
                    token.id(),
                    wanted.name(),
                    new TokenRow.Holder(holder.id(), holder.owner()),
                    wanted.scopes(),
                    wanted.limits(),
                    origin(handle, minter, now),
                    expiresAt,
                    null);
            TokenStore.insert(handle, row, TokenText.hash(token.text()), false);
            return new Minted(row, token.text());
        }));
    }

    private static Outcome<PrincipalRow> holder(Handle handle, String id) {
        Optional<PrincipalRow> principal = PrincipalStore.find(handle, id);
        if (principal.isEmpty()) {
            return Outcome.failed(ToolError.of(ErrorCode.NOT_FOUND, "There is no principal " + id + "."));
        }
        return principal.get().disabled()
                ? Outcome.failed(ToolError.of(ErrorCode.STATE_CONFLICT, "The principal " + id + " is disabled."))
                : Outcome.completed(principal.get());
    }

    private static TokenRow.Origin origin(Handle handle, Caller minter, Instant now) {
        Set<String> lineage = new HashSet<>(TokenStore.find(handle, minter.tokenId())
                .map(token -> token.origin().lineage())
                .orElse(Set.of()));
        lineage.add(minter.owner());
        return new TokenRow.Origin(minter.principal(), minter.owner(), lineage, now);
    }

    Page<TokenRow> list(PageRequest page) {
        return Page.of(
                tx.read(handle -> TokenStore.list(handle, page.after(), page.limit() + 1)),
                page.limit(),
                token -> new Keyset(token.origin().at().toEpochMilli(), token.id()));
    }

    Outcome<TokenRow> find(String id) {
        return found(tx.read(handle -> TokenStore.find(handle, id)));
    }

    /** Revokes a token; one that was revoked before stays as it was. */
    Outcome<TokenRow> revoke(String id) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Revoked revoked = tx.write(handle -> new Revoked(
                TokenStore.revoke(handle, id, now)
                        ? OptionalLong.of(TokenStore.nextVersion(handle))
                        : OptionalLong.empty(),
                TokenStore.find(handle, id)));
        // Only now: what is looked up under the new version must see the commit.
        revoked.version().ifPresent(accessChanged);
        return found(revoked.token());
    }

    private static Outcome<TokenRow> found(Optional<TokenRow> token) {
        return token.map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(ToolError.of(ErrorCode.NOT_FOUND, "There is no token of this id.")));
    }

    private record Revoked(OptionalLong version, Optional<TokenRow> token) {}
}
