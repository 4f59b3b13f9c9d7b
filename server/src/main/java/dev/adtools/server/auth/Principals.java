package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.temporal.ChronoUnit;

/** All principals. */
final class Principals {

    private final Tx tx;
    private final Clock clock;

    Principals(Tx tx, Clock clock) {
        this.tx = tx;
        this.clock = clock;
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

    Page<PrincipalRow> list(PageRequest page) {
        return Page.of(
                tx.read(handle -> PrincipalStore.list(handle, page.after(), page.limit() + 1)),
                page.limit(),
                principal -> new Keyset(principal.createdAt().toEpochMilli(), principal.id()));
    }
}
