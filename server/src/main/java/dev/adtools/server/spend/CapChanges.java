package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.decision.Party;
import dev.adtools.server.spend.Caps.CurrentCap;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Shows the caps of accounts and changes them while the service runs. To allow more takes the approval of another owner. */
public final class CapChanges {

    private static final Logger LOG = LoggerFactory.getLogger(CapChanges.class);

    private final Tx tx;
    private final CallIds ids;
    private final Clock clock;
    private final Caps caps;
    private final PlatformEnvironments environments;
    private final CapDecisions.ApprovalTerms terms;
    private final CurrencyLookup currencies;
    private final CapDecisions decisions;

    CapChanges(
            Tx tx,
            CallIds ids,
            Clock clock,
            Caps caps,
            PlatformEnvironments environments,
            CapDecisions.ApprovalTerms terms,
            CurrencyLookup currencies) {
        this.tx = tx;
        this.ids = ids;
        this.clock = clock;
        this.caps = caps;
        this.environments = environments;
        this.terms = terms;
        this.currencies = currencies;
        this.decisions = new CapDecisions(terms);
    }

    /** Returns the scope that a caller needs to read caps: whoever decides on changes reads them. */
    public static Scope reading(Caller caller) {
        return caller.may(Scope.APPROVALS_READ) ? Scope.APPROVALS_READ : Scope.OPERATIONS_READ;
    }

    /** Counts the changes that wait for approval, within a token's limits. */
    public int waiting(Caller caller) {
        Instant now = clock.instant();
        return Math.toIntExact(tx.read(CapChangeStore::pending).stream()
                .filter(change -> change.waitsAt(now)
                        && change.source() == source(change.account())
                        && caller.limits().includes(change.account()))
                .count());
    }

    /** Returns the caps with a change that a caller may read and approve. */
    public List<CapView> decidable(Caller caller) {
        return caller.may(reading(caller))
                ? list(caller).rows().stream()
                        .filter(cap -> cap.waiting() != null && cap.waiting().notByYou() == null)
                        .toList()
                : List.of();
    }

    /** Lists the caps within a token's limits and the changes that wait, by account. There are few: one page. */
    public Page<CapView> list(Caller caller) {
        return new Page<>(tx.read(handle -> list(handle, caller)), Optional.empty());
    }

    private List<CapView> list(Handle handle, Caller caller) {
        Stream<AccountId> capped = caps
                .all(handle, platform -> environments.of(platform).source())
                .stream()
                .map(Cap::account);
        Stream<AccountId> waiting = CapChangeStore.pending(handle).stream()
                .filter(change -> change.source() == source(change.account()))
                .map(CapChange::account);
        TreeSet<String> names = new TreeSet<>();
        Stream.concat(capped, waiting)
                .filter(caller.limits()::includes)
                .map(AccountKey::of)
                .forEach(names::add);
        return names.stream()
                .map(name -> view(handle, caller, AccountKey.named(name).orElseThrow()))
                .toList();
    }

    /** Returns the cap of an account such as {@code alpha:1234567890}, and the change that waits. */
    public Outcome<CapView> find(Caller caller, String name) {
        return account(caller, name).map(account -> tx.read(handle -> view(handle, caller, account)));
    }

    /** Changes the cap of an account to that of a body: at once where it allows no more, else once it is approved. */
    public Outcome<CapView> set(Caller caller, String name, byte[] body) {
        return BodyReader.read(body, CapRequestCodec::decode)
                .flatMap(request -> account(caller, name)
                        .flatMap(account -> unlimited(caller, account))
                        .flatMap(request::cap)
                        .flatMap(cap -> comparable(caller, cap))
                        .flatMap(cap -> changed(
                                caller,
                                cap.account(),
                                (handle, current, now) -> asked(handle, caller, cap, current, request.reason(), now))));
    }

    // A cap stops every tool, so a token that is limited to some must not set it; as with halts.
    private static Outcome<AccountId> unlimited(Caller caller, AccountId account) {
        return HaltScope.of(account).isWithin(caller.limits())
                ? Outcome.completed(account)
                : Outcome.failed(ToolError.of(
                        ErrorCode.POLICY_DENIED,
                        "The token is limited to some tools or groups, and a cap applies to all tools of the account."
                                + " Change it with a token without such limits."));
    }

    // A cap in another currency refuses every write of the account.
    private Outcome<Cap> comparable(Caller caller, Cap cap) {
        Optional<String> known = currencies.currency(caller, cap.account());
        if (known.isEmpty()) {
            LOG.warn(
                    "the cap of {} was accepted in {} although the platform did not report the account's currency",
                    AccountKey.of(cap.account()),
                    cap.unit().currency());
        }
        return known.filter(currency -> !currency.equals(cap.unit().currency()))
                .map(currency -> Outcome.<Cap>failed(otherCurrency(cap, currency)))
                .orElseGet(() -> Outcome.completed(cap));
    }

    private static ToolError otherCurrency(Cap cap, String currency) {
        return new ToolError(
                ErrorCode.RULE_VIOLATION,
                "The account " + AccountKey.of(cap.account()) + " uses " + currency + ", so its cap must be in "
                        + currency + ", not in " + cap.unit().currency() + ".",
                JsonObject.builder()
                        .put("pointer", "/currency")
                        .put("currency", currency)
                        .put("cap_currency", cap.unit().currency())
                        .build());
    }

    private Outcome<Boolean> asked(
            Handle handle, Caller caller, Cap cap, CurrentCap current, String reason, Instant now) {
        if (cap.text().equals(current.text())) {
            return Outcome.completed(true);
        }
        Source source = source(cap.account());
        CapChange change = new CapChange(
                "cc_" + ids.next(),
                source,
                cap.account(),
                current.text(),
                cap,
                CapChange.State.PENDING,
                0,
                CapChange.hash(source, cap.account(), current.text(), cap),
                terms.required(),
                reason,
                Party.of(caller),
                now,
                now.plus(terms.pendingFor()),
                null);
        return decisions.ask(handle, change, current, now);
    }

    /** Approves the change that waits, of a body {@code {payload_hash}}; with the last approval it is in force. */
    public Outcome<CapView> approve(Caller caller, String name, byte[] body) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_DECIDE)
                .flatMap(allowed -> decided(
                        caller,
                        name,
                        body,
                        (handle, seen, current, now) -> decisions.approve(handle, caller, seen, current, now)));
    }

    /** Rejects the change that waits, of a body {@code {payload_hash}}. */
    public Outcome<CapView> reject(Caller caller, String name, byte[] body) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_DECIDE)
                .flatMap(allowed -> decided(
                        caller,
                        name,
                        body,
                        (handle, seen, current, now) -> CapDecisions.reject(handle, caller, seen, now)));
    }

    /** Takes the change that waits back, for the owner that asked for it, of a body {@code {payload_hash}}. */
    public Outcome<CapView> cancel(Caller caller, String name, byte[] body) {
        return decided(
                caller, name, body, (handle, seen, current, now) -> CapDecisions.cancel(handle, caller, seen, now));
    }

    private Outcome<CapView> decided(Caller caller, String name, byte[] body, Decision decision) {
        return BodyReader.read(body, CapDecisionRequestCodec::decode)
                .flatMap(request -> account(caller, name)
                        .flatMap(account -> changed(
                                caller,
                                account,
                                (handle, current, now) -> CapDecisions.seen(
                                                CapChangeStore.pending(handle, source(account), account),
                                                request.payloadHash(),
                                                now)
                                        .flatMap(seen -> decision.take(handle, seen, current, now)))));
    }

    // No write is let go between what is looked at here and its end; then this node knows, and the others ask.
    private Outcome<CapView> changed(Caller caller, AccountId account, Work work) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Outcome<CapView> view = tx.write(handle -> {
            CapChangeStore.awaitTurn(handle);
            return work.in(handle, caps.of(handle, source(account), account), now)
                    .map(done -> view(handle, caller, account));
        });
        caps.reload(tx);
        return view;
    }

    private static Outcome<AccountId> account(Caller caller, String name) {
        return AccountKey.named(name)
                .filter(caller.limits()::includes)
                .map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(ToolError.of(
                        ErrorCode.NOT_FOUND,
                        "There is no such ad account that the token may see; one is named like alpha:1234567890"
                                + " or beta:act_1234567890.")));
    }

    private Source source(AccountId account) {
        return environments.of(account.platform()).source();
    }

    private CapView view(Handle handle, Caller caller, AccountId account) {
        Source source = source(account);
        Instant now = clock.instant();
        Cap cap = caps.of(handle, source, account).cap();
        return new CapView(
                AccountKey.of(account),
                account.platform(),
                account.value(),
                source,
                cap == null ? null : CapView.CapTerms.of(cap),
                CapChangeStore.inForce(handle, source, account)
                        .map(change -> CapView.Change.of(change, names(CapChangeStore.approvals(handle, change.id()))))
                        .orElse(null),
                CapChangeStore.pending(handle, source, account)
                        .filter(change -> change.waitsAt(now))
                        .map(change -> waiting(handle, caller, change))
                        .orElse(null));
    }

    private CapView.WaitingChange waiting(Handle handle, Caller caller, CapChange change) {
        List<Party> approvals = CapChangeStore.approvals(handle, change.id());
        @Nullable
        String notByYou = CapDecisions.approvable(caller, change, approvals).fold(open -> null, ToolError::message);
        return CapView.WaitingChange.of(change, decisions.required(change), names(approvals), notByYou);
    }

    private static List<String> names(List<Party> approvals) {
        return approvals.stream().map(Party::principal).toList();
    }

    /** Looks up currencies of accounts. */
    @FunctionalInterface
    public interface CurrencyLookup {

        /** Returns the currency of an account within a caller's limits; empty where its platform does not report it. */
        Optional<String> currency(Caller caller, AccountId account);
    }

    /** Work on the cap of an account, in one unit. */
    @FunctionalInterface
    private interface Work {
        Outcome<?> in(Handle handle, CurrentCap current, Instant now);
    }

    /** Decision on a change that somebody has read. */
    @FunctionalInterface
    private interface Decision {
        Outcome<?> take(Handle handle, CapChange seen, CurrentCap current, Instant now);
    }
}
