package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.ActiveHalt;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.call.Scope;
import dev.adtools.server.spend.HaltStore.Halt;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The kill switch: halts of everything, a platform or an account, in the database that all nodes share. */
public final class Halts {

    private static final String SCOPES =
            "A scope is all, a platform such as alpha, or an account such as alpha:1234567890"
                    + " or beta:act_1234567890.";

    private static final ToolError NO_REASON = ToolError.of(
            ErrorCode.INVALID_REQUEST,
            "Ending a halt needs a reason of 1 to 1,000 characters, at least one visible. Over REST it comes once, in the"
                    + " header " + ReasonFilter.HEADER + ", in percent-encoded UTF-8.");

    private final Tx tx;
    private final DrainingWrites draining;
    private final UnknownAccounts unknown;

    /** Keeps halts of any accounts in a database that also knows recent releases of writes. */
    public Halts(Tx tx, RecentReleases recent) {
        this(tx, recent, (caller, account) -> false);
    }

    /** Keeps halts of accounts, without those that are unknown. */
    Halts(Tx tx, RecentReleases recent, UnknownAccounts unknown) {
        this.tx = tx;
        this.draining = new DrainingWrites(tx, recent);
        this.unknown = unknown;
    }

    /** Returns the scope by which a caller stops: {@code service:admin} also resumes. */
    public static Scope scope(Caller caller) {
        return caller.may(Scope.SERVICE_ADMIN) ? Scope.SERVICE_ADMIN : Scope.HALTS_SET;
    }

    /** Refuses a write that can move money while its account is halted; what only stops spend always goes. */
    public Optional<ToolError> check(Handle handle, PlannedWrite write) {
        return StatementBatch.answer(handle, batch -> check(batch, write));
    }

    /** Returns the widest halt that stops the writes of an account. */
    public Optional<ActiveHalt> stopping(Handle handle, AccountId account) {
        return StatementBatch.answer(handle, batch -> HaltStore.stopping(batch, account))
                .map(halt -> new ActiveHalt(halt.scope().name(), halt.reason(), halt.setBy(), halt.since()));
    }

    /** Refuses the same with other statements of its unit. */
    public Supplier<Optional<ToolError>> check(StatementBatch batch, PlannedWrite write) {
        if (!write.spends()) {
            return Optional::empty;
        }
        Supplier<Optional<Halt>> halt = HaltStore.stopping(batch, write.account());
        return () -> halt.get().map(Halts::refusal);
    }

    /** Bounds the unit that releases a write: a stopped node's ends before the write would be too old to be sent. */
    public static void boundRelease(StatementBatch batch) {
        batch.endWhenIdle(DrainingWrites.SENDABLE);
    }

    /** Refuses the same once more. A halt that this check does not read counts the unit as an earlier release. */
    public Supplier<Optional<ToolError>> checkLast(StatementBatch batch, PlannedWrite write) {
        if (write.spends()) {
            HaltStore.release(batch);
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
                tx.read(handle -> HaltStore.all(handle).stream()
                        .filter(halt -> halt.scope().concerns(caller.limits()))
                        .map(halt -> view(handle, halt))
                        .toList()),
                Optional.empty());
    }

    /** Returns whether a scope is halted, and why. */
    public Outcome<HaltView> find(Caller caller, String scope) {
        return on(
                scope,
                named -> permitted(named, named.concerns(caller.limits()))
                        .map(allowed -> tx.read(handle -> view(handle, named))));
    }

    /** Halts a scope for the reason in a body {@code {reason}}; a halted scope keeps its first reason. */
    public Outcome<HaltView> set(Caller caller, String scope, byte[] body) {
        return on(
                scope,
                named -> within(caller, named)
                        .flatMap(allowed -> BodyReader.read(body, HaltRequestCodec::decode))
                        .flatMap(request -> known(caller, named).map(known -> request))
                        .map(request -> set(named, request.reason(), caller.principal())));
    }

    /**
     * Ends the halt of a scope, if there is one.
     *
     * @param reason the reason in the spelling of the header {@link ReasonFilter#HEADER}; null for none, which is refused
     * @param seen the time of the newest stop that the caller has seen, since a later stop has a reason of its own; null for any
     */
    public Outcome<HaltView> clear(Caller caller, String scope, @Nullable String reason, @Nullable Instant seen) {
        return on(
                scope,
                named -> within(caller, named)
                        .flatMap(allowed -> reason(reason))
                        .flatMap(words -> tx.write(handle -> clear(handle, caller, named, words, seen))));
    }

    private static Outcome<String> reason(@Nullable String sent) {
        return Optional.ofNullable(sent)
                .flatMap(ReasonFilter::read)
                .map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(NO_REASON));
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

    private Outcome<HaltScope> known(Caller caller, HaltScope scope) {
        boolean mistyped = scope.account()
                .filter(account ->
                        tx.read(handle -> HaltStore.find(handle, scope)).isEmpty())
                .filter(account -> unknown.contains(caller, account))
                .isPresent();
        return mistyped ? Outcome.failed(unknownAccount(scope)) : Outcome.completed(scope);
    }

    private static ToolError unknownAccount(HaltScope scope) {
        String platform = scope.name().split(":", 2)[0];
        return ToolError.of(
                ErrorCode.INVALID_REQUEST,
                "The service's credentials reach no ad account " + scope.name()
                        + ", so this halt would have no effect; it was not set. Check the id, or halt " + platform
                        + " to stop all of its accounts.");
    }

    // The halt is committed first, so a release that begins later is refused whatever the wait for earlier ones meets.
    private HaltView set(HaltScope scope, String reason, String principal) {
        CommittedHalt committed = tx.writeReserved(handle -> {
            HaltStore.awaitTurn(handle);
            return insert(handle, new Halt(scope, reason, principal, DatabaseClock.now(handle)));
        });
        int left = draining.await(committed.halt());
        return HaltView.of(committed.halt(), committed.again(), left, committed.notes());
    }

    private static CommittedHalt insert(Handle handle, Halt halt) {
        boolean first = HaltStore.insert(handle, halt);
        HaltNote.Kind kind = first ? HaltNote.Kind.STOPPED : HaltNote.Kind.STOPPED_AGAIN;
        HaltNote note = new HaltNote(kind, halt.reason(), halt.setBy(), halt.since());
        if (first || !repeats(note, HaltStore.notes(handle, halt.scope()))) {
            HaltStore.insert(handle, halt.scope(), note);
        }
        Halt current = first ? halt : HaltStore.find(handle, halt.scope()).orElse(halt);
        return new CommittedHalt(current, !first, HaltStore.notes(handle, halt.scope()));
    }

    // A client that sends its request twice adds no second note.
    private static boolean repeats(HaltNote note, List<HaltNote> notes) {
        return notes.stream()
                .limit(1)
                .anyMatch(latest -> latest.kind() != HaltNote.Kind.RESUMED
                        && latest.reason().equals(note.reason())
                        && latest.setBy().equals(note.setBy()));
    }

    private HaltView view(Handle handle, HaltScope scope) {
        return HaltStore.find(handle, scope)
                .map(halt -> view(handle, halt))
                .orElseGet(() -> HaltView.clear(scope, HaltStore.notes(handle, scope)));
    }

    private HaltView view(Handle handle, Halt halt) {
        return HaltView.of(halt, false, draining.count(handle, halt), HaltStore.notes(handle, halt.scope()));
    }

    // Anyone with the scope may stop. Of limited tokens, only those of a principal may resume that alone has stopped.
    private Outcome<HaltView> clear(
            Handle handle, Caller caller, HaltScope scope, String reason, @Nullable Instant seen) {
        // A halt set in the meantime is not ended: its request waits for this lock.
        HaltStore.awaitTurn(handle);
        Optional<Halt> found = HaltStore.find(handle, scope);
        if (found.isEmpty()) {
            return Outcome.completed(view(handle, scope));
        }
        HaltView halt = view(handle, found.get());
        if (!halt.isStoppedOnlyBy(caller.principal()) && !caller.limits().equals(Limits.NONE)) {
            return Outcome.failed(ToolError.of(
                    ErrorCode.POLICY_DENIED,
                    "Another principal has halted " + scope.name()
                            + ": clear it as that one, or with a token without limits."));
        }
        HaltNote newest = halt.newestStop();
        if (seen != null && !newest.at().equals(seen)) {
            return Outcome.failed(ToolError.of(
                    ErrorCode.STATE_CONFLICT,
                    scope.name() + " was stopped again since this page was opened, by " + newest.setBy()
                            + ". Open the page again, and read the new reason."));
        }
        HaltStore.clear(handle, scope);
        Instant now = DatabaseClock.now(handle);
        HaltStore.insert(handle, scope, new HaltNote(HaltNote.Kind.RESUMED, reason, caller.principal(), now));
        return Outcome.completed(view(handle, scope));
    }

    /** Counts the writes that can move money, were released a moment ago, and have no outcome yet. */
    @FunctionalInterface
    public interface RecentReleases {

        /**
         * Counts them.
         *
         * @param handle the unit
         * @param platform the platform; null for all
         * @param account the account; null for all
         * @param within the time since their release, by the database's clock
         */
        int count(Handle handle, @Nullable Platform platform, @Nullable AccountId account, Duration within);
    }

    /** Accounts that do not exist; an account counts as one only when no source knows it. */
    @FunctionalInterface
    interface UnknownAccounts {

        /** Returns whether they contain an account that a caller names. */
        boolean contains(Caller caller, AccountId account);
    }

    private record CommittedHalt(Halt halt, boolean again, List<HaltNote> notes) {}
}
