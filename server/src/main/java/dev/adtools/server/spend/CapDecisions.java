package dev.adtools.server.spend;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.decision.DecisionValidity;
import dev.adtools.server.decision.FourEyes;
import dev.adtools.server.decision.Party;
import dev.adtools.server.spend.Caps.CurrentCap;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;

/** Rules by which a change of a cap comes into force: what allows no more at once, all else by the approval of other owners. */
public final class CapDecisions {

    private final ApprovalTerms terms;
    private final DecisionValidity validity;

    CapDecisions(ApprovalTerms terms) {
        this.terms = terms;
        this.validity = new DecisionValidity(terms.callers());
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
        List<Party> earlier = CapChangeStore.approvals(handle, change.id());
        return approvable(caller, change, earlier)
                .flatMap(open -> unchanged(open, current))
                .flatMap(open -> sound(handle, open))
                .flatMap(open -> valid(handle, open, earlier))
                .map(open -> {
                    CapChangeStore.approve(handle, open, Party.of(caller), now);
                    if (earlier.size() + 1 >= required(open)) {
                        CapChangeStore.apply(handle, open.id(), current.revision() + 1, now);
                    }
                    return open;
                });
    }

    /** Returns how many owners must approve a change. */
    int required(CapChange change) {
        return FourEyes.approvalsNeeded(change.required(), terms.required());
    }

    /** Returns a change that a caller who sees it may approve; else the refusal. */
    static Outcome<CapChange> approvable(Caller caller, CapChange change, List<Party> earlier) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_DECIDE)
                .flatMap(allowed -> FourEyes.refusal(change.by(), earlier, Party.of(allowed), details(change))
                        .map(Outcome::<CapChange>failed)
                        .orElseGet(() -> Outcome.completed(change)));
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
                .orElseGet(CapDecisions::hashMismatch);
    }

    // Each earlier approver must have read exactly this change.
    private static Outcome<CapChange> sound(Handle handle, CapChange change) {
        return CapChangeStore.hasForgedApproval(handle, change) ? hashMismatch() : Outcome.completed(change);
    }

    private static Outcome<CapChange> hashMismatch() {
        return failed(
                ErrorCode.PAYLOAD_HASH_MISMATCH,
                "The payload_hash is not that of the change. Read the cap again, and what it would become.");
    }

    private static Outcome<CapChange> unchanged(CapChange change, CurrentCap current) {
        return change.replaces().equals(current.text())
                ? Outcome.completed(change)
                : failed(
                        ErrorCode.PRECONDITION_CHANGED,
                        "The cap is no longer the one that was to be changed; ask again.");
    }

    private Outcome<CapChange> valid(Handle handle, CapChange change, List<Party> approvals) {
        return validity.request(handle, change.by(), may(Scope.SERVICE_ADMIN, change), details(change))
                .or(() -> validity.approvals(handle, approvals, may(Scope.APPROVALS_DECIDE, change), details(change)))
                .map(Outcome::<CapChange>failed)
                .orElseGet(() -> Outcome.completed(change));
    }

    private static Predicate<Caller> may(Scope scope, CapChange change) {
        return caller -> caller.may(scope) && caller.limits().includes(change.account());
    }

    private static JsonObject details(CapChange change) {
        return JsonObject.builder().put("cap", AccountKey.of(change.account())).build();
    }

    private static <T> Outcome<T> failed(ErrorCode code, String message) {
        return Outcome.failed(ToolError.of(code, message));
    }

    /**
     * Terms of approvals.
     *
     * @param required how many owners must approve
     * @param pendingFor how long a change waits
     * @param callers finds the current rights of the tokens that requested and approved
     */
    public record ApprovalTerms(int required, Duration pendingFor, CurrentCallers callers) {}
}
