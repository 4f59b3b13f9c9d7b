package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.ACCOUNT;
import static dev.adtools.server.spend.CapEntries.LIVE;
import static dev.adtools.server.spend.CapEntries.caps;
import static dev.adtools.server.spend.CapEntries.change;
import static dev.adtools.server.spend.CapEntries.entry;
import static dev.adtools.server.spend.Reservations.reserve;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.api.Platform;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.spend.SpendGuard.CapsChanged;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A cap that one node changes holds on the other from its next write on. */
class CapsOfTwoNodesTest {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-21T12:00:00Z"), ZoneOffset.UTC);
    private static final Caller ADMIN =
            new Caller("operator", "operator", "tok_1", Set.of(), Set.of(Scope.SERVICE_ADMIN), Limits.NONE);

    private final Caps here = caps(entry("50", "100"));
    private final Caps there = caps(entry("50", "100"));
    private final SpendGuard other = new SpendGuard(there, CLOCK);

    @ParameterizedTest
    @EnumSource(Backend.class)
    void stopsWhatAnotherNodeWouldHaveLetGo(Backend backend) {
        try (TestStore store = backend.open()) {
            Optional<?> before = reserve(store, other, change("op_1", 10, 40));
            lower(store, "20");

            assertThat(before).isEmpty();
            assertThatExceptionOfType(CapsChanged.class)
                    .isThrownBy(() -> reserve(store, other, change("op_2", 10, 40)));
            other.reload(store.tx());
            assertThat(reserve(store, other, change("op_2", 10, 40))
                            .orElseThrow()
                            .message())
                    .contains("one call may by 20.00 EUR");
            assertThat(reserve(store, other, change("op_3", 10, 30))).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsTheSameDayUnderTheNewCap(Backend backend) {
        try (TestStore store = backend.open()) {
            reserve(store, other, change("op_1", 10, 60));
            lower(store, "20");
            other.reload(store.tx());

            // 50 of the new 60 are used.
            assertThat(reserve(store, other, change("op_2", 10, 25))
                            .orElseThrow()
                            .message())
                    .contains("50.00 of 60.00 EUR are used up");
            assertThat(reserve(store, other, change("op_3", 10, 20))).isEmpty();
        }
    }

    private void lower(TestStore store, String perCall) {
        CapChanges changes = new CapChanges(
                store.tx(),
                new CallIds(CLOCK, new SecureRandom()),
                CLOCK,
                here,
                new PlatformEnvironments(Map.of(Platform.ALPHA, LIVE)),
                new CapDecisions.ApprovalTerms(1, Duration.ofDays(7), (handle, principal, token) -> Optional.of(ADMIN)),
                (caller, account) -> Optional.of("EUR"));
        String body = "{\"currency\":\"EUR\",\"per_call\":\"" + perCall
                + "\",\"per_day\":\"60\",\"max_change_percent\":900," + "\"reason\":\"Prices are wrong.\"}";
        assertThat(changes.set(ADMIN, AccountKey.of(ACCOUNT), body.getBytes(StandardCharsets.UTF_8))
                        .fold(CapView::waiting, error -> error))
                .isNull();
    }
}
