package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Keyset;
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
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;

/** All tokens: minted, listed and revoked here, each by a caller that administers it. */
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
                    origin(handle, wanted, minter, now),
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

    private static TokenRow.Origin origin(Handle handle, TokenRequest wanted, Caller minter, Instant now) {
        Set<String> lineage = new HashSet<>(TokenStore.find(handle, minter.tokenId())
                .map(token -> token.origin().lineage())
                .orElse(Set.of()));
        // Only the holder of the data directory has both roots; its approvers are as independent as the first one.
        boolean isRoot = minter.may(Scope.TOKENS_ADMIN)
                && minter.may(Scope.APPROVALS_ADMIN)
                && wanted.scopes().stream().allMatch(Scope::isOfApprovals);
        if (!isRoot) {
            lineage.add(minter.owner());
        }
        return new TokenRow.Origin(minter.principal(), minter.owner(), lineage, now);
    }

    Page<TokenRow> list(Caller caller, PageRequest page) {
        return Page.of(tx.read(handle -> administered(handle, caller, page)), page.limit(), Tokens::place);
    }

    private static List<TokenRow> administered(Handle handle, Caller caller, PageRequest page) {
        List<TokenRow> found = new ArrayList<>();
        Keyset after = page.after();
        boolean more = true;
        while (more && found.size() <= page.limit()) {
            List<TokenRow> some = TokenStore.list(handle, after, page.limit() + 1);
            some.stream()
                    .filter(token -> MintRules.administers(caller, token))
                    .limit(page.limit() + 1L - found.size())
                    .forEach(found::add);
            more = some.size() > page.limit();
            after = more ? place(some.get(page.limit())) : after;
        }
        return found;
    }

    private static Keyset place(TokenRow token) {
        return new Keyset(token.origin().at().toEpochMilli(), token.id());
    }

    Outcome<TokenRow> find(Caller caller, String id) {
        return tx.read(handle -> find(handle, caller, id));
    }

    /** Revokes a token; one that was revoked before stays as it was. */
    Outcome<TokenRow> revoke(Caller caller, String id) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Revoked revoked = tx.write(handle -> {
            boolean done = find(handle, caller, id).fold(token -> TokenStore.revoke(handle, id, now), refused -> false);
            OptionalLong version = done ? OptionalLong.of(TokenStore.nextVersion(handle)) : OptionalLong.empty();
            return new Revoked(version, find(handle, caller, id));
        });
        // Only now: what is looked up under the new version must see the commit.
        revoked.version().ifPresent(accessChanged);
        return revoked.token();
    }

    private static Outcome<TokenRow> find(Handle handle, Caller caller, String id) {
        return TokenStore.find(handle, id)
                .filter(token -> MintRules.administers(caller, token))
                .map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(ToolError.of(ErrorCode.NOT_FOUND, "There is no token of this id.")));
    }

    private record Revoked(OptionalLong version, Outcome<TokenRow> token) {}
}
