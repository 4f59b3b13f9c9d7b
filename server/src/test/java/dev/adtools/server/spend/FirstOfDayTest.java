package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.caps;
import static dev.adtools.server.spend.CapEntries.change;
import static dev.adtools.server.spend.CapEntries.creation;
import static dev.adtools.server.spend.CapEntries.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.spend.SpendSection.CapSection;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first write of an account's day, before which nothing is noted of that day. */
class FirstOfDayTest {

    private final SettableClock clock = new SettableClock();

    @ParameterizedTest
    @EnumSource
    void isHeldToWhatADayMaySpend(Backend backend) {
        try (TestStore store = backend.open()) {
            CapSection entry = entry("200", "100");

            Optional<ToolError> over = reserve(store, entry, creation("op_1", 101));
            Optional<ToolError> raised = reserve(store, entry, change("op_1", 5, 106));

            assertThat(told(over)).containsExactly("per_day", "100.00", "0.00", "101.00");
            assertThat(told(raised)).containsExactly("per_day", "100.00", "0.00", "101.00");
            assertThat(rows(store)).isZero();
            assertThat(reserve(store, entry, creation("op_1", 100))).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void isHeldToHowManyADayMayMake(Backend backend) {
        try (TestStore store = backend.open()) {
            CapSection entry = entry("", "200", "100", "", "0");

            Optional<ToolError> made = reserve(store, entry, creation("op_1", 0));

            assertThat(told(made)).containsExactly("creates_per_day", "0", "0", "1");
            assertThat(rows(store)).isZero();
            assertThat(reserve(store, entry, change("op_1", 5, 105))).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void isHeldToThemOnEveryDay(Backend backend) {
        try (TestStore store = backend.open()) {
            CapSection entry = entry("200", "100");
            reserve(store, entry, creation("op_1", 100));
            clock.advance(Duration.ofDays(1));

            Optional<ToolError> over = reserve(store, entry, creation("op_2", 101));

            assertThat(told(over)).containsExactly("per_day", "100.00", "0.00", "101.00");
            assertThat(reserve(store, entry, creation("op_2", 100))).isEmpty();
        }
    }

    private Optional<ToolError> reserve(TestStore store, CapSection entry, SpendRequest asked) {
        return Reservations.reserve(store, new SpendGuard(caps(entry), clock), asked);
    }

    private static long rows(TestStore store) {
        return store.tx()
                .<Long>read(handle -> handle.createQuery(
                                "SELECT (SELECT count(*) FROM spend_day) + (SELECT count(*) FROM spend_entry)")
                        .mapTo(Long.class)
                        .one());
    }

    private static List<String> told(Optional<ToolError> refused) {
        return refused.stream()
                .flatMap(error -> List.of("cap", "limit", "used", "asked").stream()
                        .map(name -> error.details().get(name) instanceof JsonString text ? text.value() : "null"))
                .toList();
    }
}
