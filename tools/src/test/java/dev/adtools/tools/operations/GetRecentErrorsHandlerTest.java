package dev.adtools.tools.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.operations.events.EventGrouping;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.LevelFilter;
import dev.adtools.tools.operations.events.RecentErrors;
import dev.adtools.tools.operations.events.RecentErrors.Group;
import dev.adtools.tools.operations.events.RecentErrors.Row;
import dev.adtools.tools.operations.events.ServiceEvent;
import dev.adtools.tools.operations.events.ServiceEvents;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GetRecentErrorsHandlerTest {

    private static final Instant NOW = FixedCall.NOW;
    private static final ServiceEvent.Call CREATE = new ServiceEvent.Call(
            "create_alpha_app_campaign",
            "alpha",
            AlphaAccountId.of("1002003001"),
            "request-7",
            "sha256:00ff",
            422,
            false,
            "nightly-job");
    private static final ServiceEvent.Call LIST = new ServiceEvent.Call(
            "get_campaigns", "beta", BetaAccountId.of("1700100001"), "request-8", null, 503, true, "x");

    private final List<ServiceEvent> events = new ArrayList<>();
    private Instant asked = Instant.MAX;

    @Test
    void listsNewestFirstWithWhatTheCallWas() {
        seen("ev_1", 3, EventLevel.WARNING, "PLATFORM_REJECTED", CREATE, 1);
        seen("ev_2", 1, EventLevel.ERROR, "SERVICE_ERROR", null, 4);

        RecentErrors answer = read(arguments());

        assertThat(answer.rows()).extracting(Row::eventId).containsExactly("ev_2", "ev_1");
        assertThat(answer.rows().get(1))
                .isEqualTo(new Row(
                        "ev_1",
                        "ev_1",
                        "2026-11-20T11:57:00Z",
                        "2026-11-20T11:57:00Z",
                        EventLevel.WARNING,
                        "PLATFORM_REJECTED",
                        "call",
                        "it failed",
                        "create_alpha_app_campaign",
                        "alpha",
                        "1002003001",
                        "request-7",
                        "sha256:00ff",
                        422,
                        false,
                        "ni…",
                        1));
        assertThat(answer.rows().get(0).tool()).isNull();
        assertThat(answer.rows().get(0).httpStatus()).isNull();
    }

    @Test
    void looksBackADayUnlessToldOtherwise() {
        assertThat(read(arguments()).since()).isEqualTo("2026-11-19T12:00:00Z");
        assertThat(asked).isEqualTo(NOW.minus(Duration.ofDays(1)));
        assertThat(read(since("PT90M")).since()).isEqualTo("2026-11-20T10:30:00Z");
        assertThat(read(since("2026-11-20T13:00:00+02:00")).since()).isEqualTo("2026-11-20T11:00:00Z");
    }

    @Test
    void saysHowFarBackItCanLook() {
        RecentErrors answer = read(since("P30D"));

        assertThat(answer.since()).isEqualTo("2026-10-21T12:00:00Z");
        assertThat(answer.keptSince()).isEqualTo("2026-11-13T12:00:00Z");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"P", "PT", "PT0H", "P31D", "2026-11-20T12:00:01Z", "2026-10-01T00:00:00Z", "2026-13-01T00:00:00Z"
            })
    void refusesAMomentThatIsNoneOfTheLastThirtyDays(String since) {
        Outcome<RecentErrors> outcome = outcome(since(since), FixedCall.unlimited());

        assertThat(outcome.<String>fold(answer -> "", error -> error.message())).contains("EVT-SINCE-1");
    }

    @Test
    void filtersByLevelToolPlatformCodeAndRequest() {
        seen("ev_1", 3, EventLevel.WARNING, "PLATFORM_REJECTED", CREATE, 1);
        seen("ev_2", 2, EventLevel.ERROR, "PLATFORM_UNAVAILABLE", LIST, 1);
        seen("ev_3", 1, EventLevel.ERROR, "SERVICE_ERROR", null, 1);

        assertThat(ids(filtered(LevelFilter.ERROR, null, null, null, null))).containsExactly("ev_3", "ev_2");
        assertThat(ids(filtered(LevelFilter.ALL, "get_campaigns", null, null, null)))
                .containsExactly("ev_2");
        assertThat(ids(filtered(LevelFilter.ALL, null, Platform.ALPHA, null, null)))
                .containsExactly("ev_1");
        assertThat(ids(filtered(LevelFilter.ALL, null, null, "SERVICE_ERROR", null)))
                .containsExactly("ev_3");
        assertThat(ids(filtered(LevelFilter.ALL, null, null, null, "request-7")))
                .containsExactly("ev_1");
        assertThat(ids(filtered(LevelFilter.WARNING, "get_campaigns", null, null, null)))
                .isEmpty();
    }

    @Test
    void countsTogetherByCodeOrTool() {
        seen("ev_1", 3, EventLevel.ERROR, "OUTCOME_UNKNOWN", CREATE, 1);
        seen("ev_2", 2, EventLevel.ERROR, "PLATFORM_UNAVAILABLE", LIST, 5);
        seen("ev_3", 1, EventLevel.ERROR, "PLATFORM_UNAVAILABLE", CREATE, 2);

        RecentErrors byCode = read(grouped(EventGrouping.CODE));
        RecentErrors byTool = read(grouped(EventGrouping.TOOL));

        assertThat(byCode.rows()).isEmpty();
        assertThat(byCode.groups())
                .containsExactly(
                        new Group("PLATFORM_UNAVAILABLE", 7, "2026-11-20T11:58:00Z", "2026-11-20T11:59:00Z"),
                        new Group("OUTCOME_UNKNOWN", 1, "2026-11-20T11:57:00Z", "2026-11-20T11:57:00Z"));
        assertThat(byTool.groups())
                .extracting(Group::key)
                .containsExactly("get_campaigns", "create_alpha_app_campaign");
        assertThat(byTool.summary().unknownOutcomes()).isEqualTo(3);
        assertThat(byTool.summary().lastSeen()).isEqualTo("2026-11-20T11:59:00Z");
    }

    @Test
    void pagesThroughEverythingOnce() {
        for (int i = 0; i < 7; i++) {
            seen("ev_" + i, 1, EventLevel.ERROR, "SERVICE_ERROR", null, 1);
        }
        List<String> ids = new ArrayList<>();
        String cursor = null;
        do {
            RecentErrors page = read(new GetRecentErrors(
                    LevelFilter.ALL, "PT24H", null, null, null, null, EventGrouping.NONE, 3, cursor));
            ids.addAll(ids(page));
            cursor = page.nextCursor();
        } while (cursor != null);

        assertThat(ids).containsExactly("ev_6", "ev_5", "ev_4", "ev_3", "ev_2", "ev_1", "ev_0");
    }

    @Test
    void answersWhenNothingHappened() {
        RecentErrors answer = read(arguments());

        assertThat(answer.rows()).isEmpty();
        assertThat(answer.summary()).isEqualTo(new RecentErrors.Summary(0, List.of(), null, null, 3));
    }

    private void seen(
            String id, int minutesAgo, EventLevel level, String code, ServiceEvent.@Nullable Call call, long count) {
        Instant at = NOW.minus(Duration.ofMinutes(minutesAgo));
        events.add(new ServiceEvent(id, at, at, level, new ServiceEvent.What(code, "call", "it failed"), call, count));
    }

    private static GetRecentErrors arguments() {
        return since("PT24H");
    }

    private static GetRecentErrors since(String since) {
        return new GetRecentErrors(LevelFilter.ALL, since, null, null, null, null, EventGrouping.NONE, 50, null);
    }

    private static GetRecentErrors grouped(EventGrouping grouping) {
        return new GetRecentErrors(LevelFilter.ALL, "PT24H", null, null, null, null, grouping, 50, null);
    }

    private RecentErrors filtered(
            LevelFilter level,
            @Nullable String tool,
            @Nullable Platform platform,
            @Nullable String code,
            @Nullable String requestId) {
        return read(new GetRecentErrors(level, "PT24H", tool, platform, code, requestId, EventGrouping.NONE, 50, null));
    }

    private static List<String> ids(RecentErrors answer) {
        return answer.rows().stream().map(Row::eventId).toList();
    }

    private RecentErrors read(GetRecentErrors arguments) {
        return outcome(arguments, FixedCall.unlimited()).fold(found -> found, error -> {
            throw new AssertionError(error.message());
        });
    }

    private Outcome<RecentErrors> outcome(GetRecentErrors arguments, CallContext call) {
        return new GetRecentErrorsHandler(new Kept()).read(arguments, call);
    }

    /** Events of the last week. */
    private final class Kept implements ServiceEvents {

        @Override
        public List<ServiceEvent> since(Instant since, CallContext context) {
            asked = since;
            return events;
        }

        @Override
        public long unknownOutcomes(CallContext context) {
            return 3;
        }

        @Override
        public Instant keptSince() {
            return NOW.minus(Duration.ofDays(7));
        }
    }
}
