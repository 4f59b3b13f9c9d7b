package dev.adtools.server.spend;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.spend.HaltStore.Halt;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** The kill switch: halts of everything, a platform or an account, in the database that all nodes share. */
public final class Halts {

    private static final String SCOPES =
            "A scope is all, a platform such as alpha, or an account such as alpha:1234567890"
                    + " or beta:act_1234567890.";

    private final Tx tx;
    private final Clock clock;

    /** Keeps halts in a database. */
    public Halts(Tx tx, Clock clock) {
        this.tx = tx;
        this.clock = clock;
    }

    /** Refuses a write that can move money while its account is halted; what only stops spend always goes. */
    public Optional<ToolError> check(Handle handle, PlannedWrite write) {
        return StatementBatch.answer(handle, batch -> check(batch, write));
    }

    /** Refuses the same with other statements of its unit. */
    public Supplier<Optional<ToolError>> check(StatementBatch batch, PlannedWrite write) {
        if (!write.spends()) {
            return Optional::empty;
        }
        Supplier<Optional<Halt>> halt = HaltStore.stopping(batch, write.account());
        return () -> halt.get().map(Halts::refusal);
    }

    /** Refuses the same once more, and lets no halt be acknowledged before the write's own unit has ended. */
    public Supplier<Optional<ToolError>> checkLast(StatementBatch batch, PlannedWrite write) {
        if (write.spends()) {
            HaltStore.holdOff(batch);
        }
        return check(batch, write);
    }

    private static ToolError refusal(Halt halt) {
        return new ToolError(
                ErrorCode.HALTED,
                "Writes that can move money, a lower budget too, are halted for "
                        + halt.scope().name() + "; nothing was sent. Pausing campaigns stops spend at once and is not"
                        + " halted, nor are reads and validate_only. The reason: " + halt.reason(),
                JsonObject.builder()
                        .put("scope", halt.scope().name())
                        .put("reason", halt.reason())
                        .put("since", halt.since().toString())
                        .build());
    }

    /** Returns the names of the halted scopes that concern the limits of a token, the longest halt first. */
    public List<String> names(Limits limits) {
        return tx.read(HaltStore::all).stream()
                .map(Halt::scope)
                .filter(scope -> scope.concerns(limits))
                .map(HaltScope::name)
                .toList();
    }

    /** Lists the halts that concern a caller's token, the longest first. There are few, and all of them matter: one page. */
    public Page<HaltView> list(Caller caller) {
        return new Page<>(
                tx.read(HaltStore::all).stream()
                        .filter(halt -> halt.scope().concerns(caller.limits()))
                        .map(HaltView::of)
                        .toList(),
                Optional.empty());
    }

    /** Returns whether a scope is halted, and why. */
    public Outcome<HaltView> find(Caller caller, String scope) {
        return on(
                scope,
                named -> permitted(named, named.concerns(caller.limits()))
                        .map(allowed -> tx.read(handle -> HaltStore.find(handle, named))
                                .map(HaltView::of)
                                .orElseGet(() -> HaltView.clear(named))));
    }

    /** Halts a scope for the reason in a body {@code {reason}}; a scope that is halted gets another reason. */
    public Outcome<HaltView> set(Caller caller, String scope, byte[] body) {
        return on(
                scope,
                named -> within(caller, named)
                        .flatMap(allowed -> BodyReader.read(body, HaltRequestCodec::decode))
                        .map(request -> {
                            Halt halt = new Halt(named, request.reason(), caller.principal(), clock.instant());
                            return HaltView.of(tx.write(handle -> {
                                HaltStore.awaitTurn(handle);
                                return HaltStore.set(handle, halt);
                            }));
                        }));
    }

    /** Ends the halt of a scope, if there is one. */
    public Outcome<HaltView> clear(Caller caller, String scope) {
        return on(
                scope,
                named -> within(caller, named).flatMap(allowed -> tx.write(handle -> cleared(handle, caller, named))));
    }

    private static <T> Outcome<T> on(String scope, Function<HaltScope, Outcome<T>> work) {
        return HaltScope.named(scope)
                .map(work)
                .orElseGet(() -> Outcome.failed(ToolError.of(ErrorCode.INVALID_REQUEST, SCOPES)));
    }

    private static Outcome<HaltScope> within(Caller caller, HaltScope scope) {
        return permitted(scope, scope.isWithin(caller.limits()));
    }

    private static Outcome<HaltScope> permitted(HaltScope scope, boolean allowed) {
        return allowed
                ? Outcome.completed(scope)
                : Outcome.failed(ToolError.of(
                        ErrorCode.POLICY_DENIED, "The token is limited, and " + scope.name() + " is not within."));
    }

    // Stopping is one person's act. Of those whose tokens are limited, only the one who stopped may let go on.
    private static Outcome<HaltView> cleared(Handle handle, Caller caller, HaltScope scope) {
        // Whoever sets it meanwhile waits: what is cleared is what was looked at.
        HaltStore.awaitTurn(handle);
        boolean another = HaltStore.find(handle, scope)
                .filter(halt -> !halt.setBy().equals(caller.principal()))
                .isPresent();
        if (another && !caller.limits().equals(Limits.NONE)) {
            return Outcome.failed(ToolError.of(
                    ErrorCode.POLICY_DENIED,
                    "Another principal has halted " + scope.name()
                            + ": clear it as that one, or with a token without limits."));
        }
        HaltStore.clear(handle, scope);
        return Outcome.completed(HaltView.clear(scope));
    }
}
