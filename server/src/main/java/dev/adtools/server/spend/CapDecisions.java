package dev.adtools.server.spend;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.spend.Caps.CurrentCap;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Rules by which a change of a cap comes into force: what allows no more at once, all else by the approval of other owners. */
public final class CapDecisions {

    private final ApprovalTerms terms;

    CapDecisions(ApprovalTerms terms) {
        this.terms = terms;
    }

    /** Takes a change that was asked for: it is in force, or it waits. */
    Outcome<Boolean> ask(Handle handle, CapChange change, CurrentCap current, Instant now) {
        Optional<CapChange> earlier = CapChangeStore.pending(handle, change.source(), change.account());
        boolean waits = raises(change, current);
        if (waits && earlier.filter(one -> one.waitsAt(now)).isPresent()) {
            return failed(
                    ErrorCode.STATE_CONFLICT,
                    "Another change of this cap waits for approval. Have it decided, or take it back, first.");
        }
        earlier.ifPresent(one -> CapChangeStore.end(
                handle,
                one.id(),
                one.waitsAt(now) ? CapChange.State.CANCELLED : CapChange.State.EXPIRED,
                now,
                change.by().principal()));
        CapChangeStore.insert(handle, change);
        if (!waits) {
            CapChangeStore.apply(handle, change.id(), current.revision() + 1, now);
        }
        return Outcome.completed(waits);
    }

    // Without a cap a live account takes no write that can move money, and the sandbox takes all.
    private static boolean raises(CapChange change, CurrentCap current) {
        Cap cap = current.cap();
        return cap == null ? change.source() == Source.LIVE : change.cap().allowsMoreThan(cap);
    }

    /** Counts an approval; with the last one that is needed the change is in force. */
    Outcome<CapChange> approve(Handle handle, Caller caller, CapChange change, CurrentCap current, Instant now) {
        List<CapChange.By> earlier = CapChangeStore.approvals(handle, change.id());
        return approvable(caller, change, earlier)
                .flatMap(open -> unchanged(open, current))
                .flatMap(open -> standing(handle, open, earlier))
                .map(open -> {
                    CapChangeStore.approve(handle, open, CapChange.By.of(caller), now);
                    if (earlier.size() + 1 >= terms.required()) {
                        CapChangeStore.apply(handle, open.id(), current.revision() + 1, now);
                    }
                    return open;
                });
    }

    /** Returns a change that a caller who sees it may approve; else the refusal. */
    static Outcome<CapChange> approvable(Caller caller, CapChange change, List<CapChange.By> earlier) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_DECIDE).flatMap(allowed -> {
            if (!change.by().isApartFrom(caller)) {
                return failed(
                        ErrorCode.SELF_APPROVAL_FORBIDDEN,
                        "Whoever asked may not approve: it takes a principal of another owner, and a token in whose minting"
                                + " nobody had a part who is behind the request.");
            }
            return earlier.stream().allMatch(one -> one.isApartFrom(caller))
                    ? Outcome.completed(change)
                    : failed(
                            ErrorCode.STATE_CONFLICT,
                            "Somebody is behind both this approval and an earlier one; each owner counts once.");
        });
    }

    static Outcome<CapChange> reject(Handle handle, Caller caller, CapChange change, Instant now) {
        CapChangeStore.end(handle, change.id(), CapChange.State.REJECTED, now, caller.principal());
        return Outcome.completed(change);
    }

    /** Takes a change back for the owner that asked. */
    static Outcome<CapChange> cancel(Handle handle, Caller caller, CapChange change, Instant now) {
        if (!change.by().owner().equals(caller.owner())) {
            return failed(ErrorCode.POLICY_DENIED, "Only the owner that asked for a change takes it back.");
        }
        CapChangeStore.end(handle, change.id(), CapChange.State.CANCELLED, now, caller.principal());
        return Outcome.completed(change);
    }

    /** Returns the change that waits, if it is the one that was read. */
    static Outcome<CapChange> seen(Optional<CapChange> pending, String hash, Instant now) {
        Optional<CapChange> waiting = pending.filter(change -> change.waitsAt(now));
        if (waiting.isEmpty()) {
            return failed(
                    ErrorCode.PENDING_ACTION_NOT_PENDING,
                    "No change of this cap waits any more: it was decided, taken back, or not decided in time.");
        }
        return waiting.filter(change -> change.has(hash))
                .map(Outcome::completed)
                .orElseGet(() -> failed(
                        ErrorCode.PAYLOAD_HASH_MISMATCH,
                        "The payload_hash is not that of the change. Read the cap again, and what it would become."));
    }

    private static Outcome<CapChange> unchanged(CapChange change, CurrentCap current) {
        return change.replaces().equals(current.text())
                ? Outcome.completed(change)
                : failed(
                        ErrorCode.PRECONDITION_CHANGED,
                        "The cap is no longer the one that was to be changed; ask again.");
    }

    // By the token itself: what it asked for or approved must not outlive that it was stolen.
    private Outcome<CapChange> standing(Handle handle, CapChange change, List<CapChange.By> approvals) {
        boolean asked = current(handle, change.by(), Scope.SERVICE_ADMIN);
        return asked && approvals.stream().allMatch(one -> current(handle, one, Scope.APPROVALS_DECIDE))
                ? Outcome.completed(change)
                : failed(
                        ErrorCode.PRECONDITION_CHANGED,
                        "The token of " + (asked ? "an earlier approval" : "whoever asked")
                                + " was revoked, or its principal disabled; reject the change, or ask again.");
    }

    private boolean current(Handle handle, CapChange.By by, Scope scope) {
        return terms.callers()
                .caller(handle, by.principal(), by.tokenId())
                .filter(caller -> caller.may(scope))
                .isPresent();
    }

    private static <T> Outcome<T> failed(ErrorCode code, String message) {
        return Outcome.failed(ToolError.of(code, message));
    }

    /**
     * Terms of approvals.
     *
     * @param required how many owners must approve
     * @param pendingFor how long a change waits
     * @param callers knows the tokens that still count
     */
    public record ApprovalTerms(int required, Duration pendingFor, Callers callers) {}

    /** Lookup of the tokens that requests and approvals were made with. */
    @FunctionalInterface
    public interface Callers {

        /** Returns the caller of a token; empty when it was revoked or its principal is disabled. */
        Optional<Caller> caller(Handle handle, String principal, String tokenId);
    }
}
