package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** Principals: a caller sees those of whose tokens none reaches further than its own. */
final class Principals {

    private final Tx tx;
    private final BootstrapTokens bootstrap;
    private final Clock clock;
    private final AccessVersion version;

    /** Takes the version that disabling and enabling change. */
    Principals(Tx tx, BootstrapTokens bootstrap, Clock clock, AccessVersion version) {
        this.tx = tx;
        this.bootstrap = bootstrap;
        this.clock = clock;
        this.version = version;
    }

    Outcome<PrincipalRow> create(PrincipalRequest wanted) {
        PrincipalRow principal = new PrincipalRow(
                wanted.id(),
                wanted.owner(),
                wanted.kind(),
                false,
                clock.instant().truncatedTo(ChronoUnit.MILLIS));
        return tx.<Boolean>write(handle -> PrincipalStore.insert(handle, principal))
                ? Outcome.completed(principal)
                : Outcome.failed(
                        ToolError.of(ErrorCode.STATE_CONFLICT, "There is already a principal " + wanted.id() + "."));
    }

    Page<PrincipalRow> list(Caller caller, PageRequest page) {
        Instant now = clock.instant();
        return tx.read(handle -> Page.of(
                (after, limit) -> PrincipalStore.list(handle, after, limit),
                principal -> isSeen(handle, caller, principal, now),
                page,
                principal -> page.after().next(principal.createdAt(), principal.id())));
    }

    /** Returns a principal that a caller sees. */
    Outcome<PrincipalRow> find(Caller caller, String id) {
        return tx.read(handle -> find(handle, caller, id, clock.instant()));
    }

    /** Finds a principal that a caller sees. */
    Outcome<PrincipalRow> find(Handle handle, Caller caller, String id, Instant now) {
        return PrincipalStore.find(handle, id)
                .filter(principal -> isSeen(handle, caller, principal, now))
                .map(Outcome::completed)
                .orElseGet(
                        () -> Outcome.failed(ToolError.of(ErrorCode.NOT_FOUND, "There is no principal " + id + ".")));
    }

    // A token of the environment has no limits.
    private boolean isSeen(Handle handle, Caller caller, PrincipalRow principal, Instant now) {
        return caller.limits().equals(Limits.NONE)
                || (bootstrap.callers(principal.id()).isEmpty()
                        && TokenStore.endingAfter(handle, principal.id(), now).stream()
                                .allMatch(token -> MintRules.reaches(caller, token)));
    }

    /** Has the tokens of a principal refused from now on. */
    Outcome<PrincipalRow> disable(Caller caller, String id) {
        return change(
                caller,
                id,
                true,
                token -> MintRules.administers(caller, token)
                        ? Optional.empty()
                        : MintRules.rights(token.scopes(), token.limits(), caller));
    }

    /** Has them accepted again. What they may do then, the caller could have granted: two roots stay two. */
    Outcome<PrincipalRow> enable(Caller caller, String id) {
        return change(caller, id, false, token -> MintRules.rights(token.scopes(), token.limits(), caller));
    }

    private Outcome<PrincipalRow> change(
            Caller caller, String id, boolean disabled, Function<TokenRow, Optional<ToolError>> refusal) {
        if (!bootstrap.callers(id).isEmpty()) {
            return Outcome.failed(ToolError.of(
                    ErrorCode.STATE_CONFLICT,
                    "A token of the principal " + id
                            + " is set in the service's environment; take it out there first."));
        }
        Instant now = clock.instant();
        // What an expired token approved would count again.
        Instant endingAfter = disabled ? now : Instant.EPOCH;
        Changed changed = tx.write(handle -> {
            Outcome<PrincipalRow> allowed = find(handle, caller, id, now)
                    .flatMap(principal -> TokenStore.endingAfter(handle, id, endingAfter).stream()
                            .flatMap(token -> refusal.apply(token).stream())
                            .findFirst()
                            .<Outcome<PrincipalRow>>map(Outcome::failed)
                            .orElse(Outcome.completed(principal)));
            boolean done = allowed.fold(principal -> PrincipalStore.disable(handle, id, disabled), refused -> false);
            return done
                    ? new Changed(find(handle, caller, id, now), OptionalLong.of(TokenStore.nextVersion(handle)))
                    : new Changed(allowed, OptionalLong.empty());
        });
        // Only now: what is looked up under the new version must see the commit.
        changed.version().ifPresent(version::changedTo);
        return changed.principal();
    }

    private record Changed(Outcome<PrincipalRow> principal, OptionalLong version) {}
}
