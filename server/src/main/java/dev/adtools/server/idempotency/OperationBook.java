package dev.adtools.server.idempotency;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Claim;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The operations as people see them within their tokens' limits, and settle those whose outcome is unknown. */
public final class OperationBook {

    private final Tx tx;
    private final UnknownEnds ends;

    /** Opens the book of a database. */
    public OperationBook(Tx tx, UnknownEnds ends) {
        this.tx = tx;
        this.ends = ends;
    }

    /** Lists operations, the newest first. */
    public Outcome<JsonObject> list(
            Caller caller,
            @Nullable String status,
            @Nullable String account,
            @Nullable String cursor,
            @Nullable String limit) {
        return OperationFilter.of(status, account)
                .then(filter -> PageRequest.of(cursor, limit).map(page -> page(caller, filter, page)));
    }

    private JsonObject page(Caller caller, OperationFilter filter, PageRequest wanted) {
        Page<OperationView> page = Page.of(
                tx.read(handle -> new Seen(caller).list(handle, filter, wanted.after(), wanted.limit() + 1)),
                wanted.limit(),
                OperationView::keyset);
        return JsonObject.builder()
                .put(
                        "rows",
                        JsonArray.of(
                                page.rows().stream().map(OperationView::json).toList()))
                .put("next_cursor", page.next().<JsonValue>map(JsonString::new).orElse(JsonNull.NULL))
                .put("has_more", page.next().isPresent())
                .build();
    }

    /** Returns one operation, with what it sent. */
    public Outcome<JsonObject> find(Caller caller, String id) {
        return tx.read(handle -> seen(handle, caller, id)).map(OperationView::whole);
    }

    /** Settles an operation whose outcome is unknown, as a body {@code {outcome, evidence, expected_fence}} says. */
    public Outcome<JsonObject> resolve(Caller caller, String id, byte[] body) {
        return ResolveRequest.read(body)
                .then(wanted -> tx.write(handle ->
                        seen(handle, caller, id).then(operation -> resolve(handle, caller, operation, wanted))));
    }

    private Outcome<JsonObject> resolve(Handle handle, Caller caller, OperationView seen, ResolveRequest wanted) {
        String id = seen.keyset().id();
        Optional<ToolError> refusal =
                seen.effect() == Effect.SPEND ? refusal(caller, seen.asked(), wanted) : Optional.empty();
        if (refusal.isPresent()) {
            return Outcome.failed(refusal.get());
        }
        return ends.resolved(handle, new Claim(id, wanted.expectedFence()), caller.principal(), wanted)
                ? seen(handle, caller, id).map(OperationView::whole)
                : Outcome.failed(conflict(seen.json()));
    }

    private static Optional<ToolError> refusal(Caller caller, OperationView.Asked asked, ResolveRequest wanted) {
        if (asked.principal().equals(caller.principal())) {
            return Optional.of(ToolError.of(
                    ErrorCode.SELF_APPROVAL_FORBIDDEN,
                    "Whoever asked for a write that moves money cannot settle whether it was applied."));
        }
        // It gives the money back to the caps and lets the write be sent again.
        return wanted.outcome() == OperationState.NOT_APPLIED && !caller.isApartFrom(asked.owner(), asked.lineage())
                ? Optional.of(ToolError.of(
                        ErrorCode.SELF_APPROVAL_FORBIDDEN,
                        "That a write of money was not applied is settled by another owner than who asked for it, with a"
                                + " token that was not minted by it nor led to by the same: as an approval is."))
                : Optional.empty();
    }

    private static ToolError conflict(JsonObject seen) {
        JsonObject.Builder details = JsonObject.builder();
        for (String member : new String[] {"status", "fence"}) {
            JsonValue value = seen.get(member);
            details.put(member, value == null ? JsonNull.NULL : value);
        }
        return new ToolError(
                ErrorCode.STATE_CONFLICT,
                "Only an operation whose outcome is UNKNOWN can be settled, at the fence that was looked at.",
                details.build());
    }

    private static Outcome<OperationView> seen(Handle handle, Caller caller, String id) {
        return new Seen(caller)
                .find(handle, id)
                .map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(
                        ToolError.of(ErrorCode.NOT_FOUND, "There is no operation of this id that the token may see.")));
    }
}
