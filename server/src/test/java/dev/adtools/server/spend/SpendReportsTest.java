package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.LIVE;
import static dev.adtools.server.spend.CapEntries.caps;
import static dev.adtools.server.spend.CapEntries.creation;
import static dev.adtools.server.spend.CapEntries.entry;
import static dev.adtools.server.spend.Reservations.reserve;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.spend.SpendSection.CapSection;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.StatementBatch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The reported spend of an account is what its caps count. */
class SpendReportsTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ACCOUNT = "alpha:123-456-7890";
    private static final CapSection CAP = entry("Europe/Berlin", "60", "100", "50", "3");

    @ParameterizedTest
    @EnumSource(Backend.class)
    void tellsWhatIsHeldAndWhatIsFinal(Backend backend) {
        try (TestStore store = backend.open()) {
            Clock clock = at("2026-11-21T12:00:00Z");
            SpendGuard guard = new SpendGuard(caps(CAP), clock);
            reserve(store, guard, creation("op_1", 40));
            settle(store, guard, "op_1", OutcomeState.SUCCEEDED);
            reserve(store, guard, creation("op_2", 25));
            settle(store, guard, "op_2", OutcomeState.UNKNOWN);
            reserve(store, guard, creation("op_3", 30));
            settle(store, guard, "op_3", OutcomeState.NOT_APPLIED);

            SpendReports reports = reports(store, clock);
            JsonNode row = accounts(reports, Callers.ALL).at("/rows/0");

            assertThat(row.get("id").textValue()).isEqualTo("alpha:1234567890");
            assertThat(row.get("source").textValue()).isEqualTo("live");
            assertThat(row.at("/caps/resets_at").textValue()).isEqualTo("2026-11-21T23:00:00Z");
            assertThat(row.at("/caps/per_call/amount_major").textValue()).isEqualTo("60.00");
            assertThat(majors(row.at("/caps/per_day")))
                    .isEqualTo("limit 100.00, used 65.00, reserved 25.00, committed 40.00, left 35.00");
            assertThat(row.at("/caps/creates_per_day").toString()).isEqualTo("{\"limit\":3,\"used\":2,\"left\":1}");
            assertThat(reports.usedRatios()).containsExactly(Map.entry("alpha:1234567890", 0.65));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void listsTheDaysOfAnAccountTheNewestFirst(Backend backend) {
        try (TestStore store = backend.open()) {
            for (int day = 1; day <= 3; day++) {
                Clock clock = at("2026-11-0" + day + "T12:00:00Z");
                reserve(store, new SpendGuard(caps(CAP), clock), creation("op_" + day, 10L * day));
            }
            SpendReports reports = reports(store, at("2026-11-21T12:00:00Z"));

            JsonNode first = days(reports, PageRequest.of(null, "2", null));
            JsonNode rest =
                    days(reports, PageRequest.of(first.get("next_cursor").textValue(), "2", null));

            assertThat(first.get("rows").findValuesAsText("day")).containsExactly("2026-11-03", "2026-11-02");
            assertThat(rest.get("rows").findValuesAsText("day")).containsExactly("2026-11-01");
            assertThat(majors(rest.at("/rows/0"))).isEqualTo("used 10.00, reserved 10.00, committed 0.00");
            assertThat(rest.at("/rows/0/created").intValue()).isEqualTo(1);
            assertThat(rest.get("has_more").booleanValue()).isFalse();
            assertThat(days(reports, PageRequest.of(null, "2", "oldest"))
                            .get("rows")
                            .findValuesAsText("day"))
                    .containsExactly("2026-11-01", "2026-11-02");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsNothingBeyondTheLimitsOfAToken(Backend backend) {
        try (TestStore store = backend.open()) {
            SpendReports reports = reports(store, at("2026-11-21T12:00:00Z"));

            assertThat(accounts(reports, Callers.BETA).get("rows")).isEmpty();
            assertThat(accounts(reports, Callers.ACCOUNT).get("rows")).hasSize(1);
            for (String name : new String[] {ACCOUNT, "alpha:none", "alpha_analytics:1234567890", "alpha", ":", ""}) {
                String code = PageRequest.of(null, null, null)
                        .flatMap(page -> reports.days(Callers.BETA, name, page))
                        .fold(page -> "shown", error -> error.code().name());

                assertThat(code).as(name).isEqualTo(ErrorCode.NOT_FOUND.name());
            }
        }
    }

    private static SpendReports reports(TestStore store, Clock clock) {
        Caps caps = caps(CAP);
        return new SpendReports(
                store.tx(),
                caps,
                new CapsLeftReader(caps, clock),
                new PlatformEnvironments(Map.of(Platform.ALPHA, LIVE)));
    }

    private static void settle(TestStore store, SpendGuard guard, String operation, OutcomeState outcome) {
        store.tx().execute(handle -> StatementBatch.execute(handle, batch -> guard.settle(batch, operation, outcome)));
    }

    private static JsonNode accounts(SpendReports reports, Caller caller) {
        return json(reports.accounts(caller).toJson(SpendReports_AccountSpendCodec::encode));
    }

    private static JsonNode days(SpendReports reports, Outcome<PageRequest> page) {
        return page.flatMap(wanted -> reports.days(Callers.ALL, ACCOUNT, wanted))
                .fold(days -> json(days.toJson(SpendReports_SpendOfDayCodec::encode)), error -> {
                    throw new AssertionError(error.message());
                });
    }

    private static String majors(JsonNode amounts) {
        StringBuilder text = new StringBuilder();
        amounts.properties().forEach(member -> {
            if (member.getValue().has("amount_major")) {
                text.append(text.isEmpty() ? "" : ", ")
                        .append(member.getKey())
                        .append(' ')
                        .append(member.getValue().get("amount_major").textValue());
            }
        });
        return text.toString();
    }

    private static Clock at(String now) {
        return Clock.fixed(Instant.parse(now), ZoneOffset.UTC);
    }

    private static JsonNode json(byte[] answer) {
        try {
            return JSON.readTree(answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
