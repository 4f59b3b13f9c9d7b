package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.ACCOUNT;
import static dev.adtools.server.spend.CapEntries.LIVE;
import static dev.adtools.server.spend.CapEntries.caps;
import static dev.adtools.server.spend.CapEntries.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A cap is raised by as many owners as must approve, while their tokens count and the change waits. */
class CapApprovalsTest {

    private static final String CAP = AccountKey.of(ACCOUNT);

    private final SettableClock clock = new SettableClock(Instant.parse("2026-11-21T12:00:00Z"));
    private final Map<String, Caller> callers = new HashMap<>();
    private final Caller operator = caller("operator", Set.of(), Scope.SERVICE_ADMIN);
    private final Caller ann = caller("ann", Set.of(), Scope.APPROVALS_DECIDE);
    private final Caller bob = caller("bob", Set.of(), Scope.APPROVALS_DECIDE);
    private final Caller annsRobot = caller("robot", Set.of("ann"), Scope.APPROVALS_DECIDE);
    private final Caller operatorsRobot = caller("helper", Set.of("operator"), Scope.APPROVALS_DECIDE);

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesAsManyOwnersAsMustApprove(Backend backend) {
        try (TestStore store = backend.open()) {
            CapChanges changes = changes(store);
            String hash = asked(changes);

            CapView.WaitingChange once = Objects.requireNonNull(
                    view(changes.approve(ann, CAP, hashed(hash))).waiting());
            assertThat(once.approvedBy()).containsExactly("ann");
            assertThat(code(changes.approve(ann, CAP, hashed(hash)))).isEqualTo("STATE_CONFLICT");
            assertThat(code(changes.approve(annsRobot, CAP, hashed(hash)))).isEqualTo("SELF_APPROVAL_FORBIDDEN");
            assertThat(code(changes.approve(operatorsRobot, CAP, hashed(hash)))).isEqualTo("SELF_APPROVAL_FORBIDDEN");
            CapView twice = view(changes.approve(bob, CAP, hashed(hash)));

            assertThat(twice.waiting()).isNull();
            assertThat(Objects.requireNonNull(twice.changed()).approvedBy()).containsExactlyInAnyOrder("ann", "bob");
            assertThat(Objects.requireNonNull(twice.cap()).perDay().amountMajor())
                    .isEqualTo("200.00");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotCountAnApprovalWhoseTokenWasRevoked(Backend backend) {
        try (TestStore store = backend.open()) {
            CapChanges changes = changes(store);
            String hash = asked(changes);
            changes.approve(ann, CAP, hashed(hash));
            callers.remove("ann");

            assertThat(code(changes.approve(bob, CAP, hashed(hash)))).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotCountAnApprovalWhoseTokenLostTheAccount(Backend backend) {
        try (TestStore store = backend.open()) {
            CapChanges changes = changes(store);
            String hash = asked(changes);
            changes.approve(ann, CAP, hashed(hash));
            Limits others = new Limits(Set.of(Platform.BETA), Set.of(), Set.of(), Set.of());
            callers.put(
                    "ann", new Caller("ann", "ann", ann.tokenId(), Set.of(), Set.of(Scope.APPROVALS_DECIDE), others));

            assertThat(code(changes.approve(bob, CAP, hashed(hash)))).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsTheNumberOfOwnersWhenTheConfiguredNumberBecomesSmaller(Backend backend) {
        try (TestStore store = backend.open()) {
            String hash = asked(changes(store, 2));
            CapChanges changes = changes(store, 1);

            CapView.WaitingChange once = Objects.requireNonNull(
                    view(changes.approve(ann, CAP, hashed(hash))).waiting());
            assertThat(once.approvalsRequired()).isEqualTo(2);
            assertThat(view(changes.approve(bob, CAP, hashed(hash))).waiting()).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotCountAnApprovalOfAnotherHash(Backend backend) {
        try (TestStore store = backend.open()) {
            CapChanges changes = changes(store);
            String hash = asked(changes);
            changes.approve(ann, CAP, hashed(hash));
            store.tx().execute(handle -> handle.execute("UPDATE cap_approval SET payload_hash = 'sha256:0'"));

            assertThat(code(changes.approve(bob, CAP, hashed(hash)))).isEqualTo("PAYLOAD_HASH_MISMATCH");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotWaitForever(Backend backend) {
        try (TestStore store = backend.open()) {
            CapChanges changes = changes(store);
            String hash = asked(changes);
            clock.advance(Duration.ofDays(7));

            assertThat(code(changes.approve(ann, CAP, hashed(hash)))).isEqualTo("PENDING_ACTION_NOT_PENDING");
            assertThat(view(changes.find(ann, CAP)).waiting()).isNull();
            assertThat(asked(changes)).isEqualTo(hash);
        }
    }

    private CapChanges changes(TestStore store) {
        return changes(store, 2);
    }

    private CapChanges changes(TestStore store, int required) {
        return new CapChanges(
                store.tx(),
                new CallIds(clock, new SecureRandom()),
                clock,
                caps(entry("50", "100")),
                new PlatformEnvironments(Map.of(Platform.ALPHA, LIVE)),
                new CapDecisions.ApprovalTerms(
                        required,
                        Duration.ofDays(7),
                        (handle, principal, token) -> Optional.ofNullable(callers.get(principal))),
                (caller, account) -> Optional.of("EUR"));
    }

    private String asked(CapChanges changes) {
        String body = "{\"currency\":\"EUR\",\"per_call\":\"50\",\"per_day\":\"200\",\"reason\":\"Spring.\"}";
        CapView view = view(changes.set(operator, CAP, body.getBytes(StandardCharsets.UTF_8)));
        return Objects.requireNonNull(view.waiting()).payloadHash();
    }

    private static byte[] hashed(String hash) {
        return ("{\"payload_hash\":\"" + hash + "\"}").getBytes(StandardCharsets.UTF_8);
    }

    private static CapView view(Outcome<CapView> outcome) {
        return outcome.fold(view -> view, error -> {
            throw new AssertionError(error.message());
        });
    }

    private static String code(Outcome<CapView> outcome) {
        return outcome.fold(view -> "OK", error -> error.code().name());
    }

    private Caller caller(String owner, Set<String> lineage, Scope scope) {
        Caller caller = new Caller(owner, owner, "tok_" + owner, lineage, Set.of(scope), Limits.NONE);
        callers.put(owner, caller);
        return caller;
    }
}
