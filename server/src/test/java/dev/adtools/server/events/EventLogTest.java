package dev.adtools.server.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Calls;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.idempotency.OperationLookup;
import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;

@Timeout(60)
class EventLogTest {

    private static final ServiceEvent.What FAILED = new ServiceEvent.What("PLATFORM_TIMEOUT", "call", "no answer");
    private static final ServiceEvent.What FULL = new ServiceEvent.What("SERVICE_WARNING", "Disk", "nearly full");

    private final SettableClock clock = new SettableClock();
    private final Instant start = clock.instant();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatWasSeen(Backend backend) {
        try (TestStore store = backend.open()) {
            EventLog log = log(store);
            ServiceEvent.Call call = call("request-1");

            log.add(EventLevel.ERROR, FAILED, call);
            log.add(EventLevel.WARNING, FULL, null);

            List<ServiceEvent> found = byCode(log(store, log));
            assertThat(found).extracting(ServiceEvent::what).containsExactly(FAILED, FULL);
            assertThat(found.get(0).call()).isEqualTo(call);
            assertThat(found.get(0).id()).startsWith("ev_");
            assertThat(found.get(1).call()).isNull();
            assertThat(found).allMatch(event -> event.at().equals(start) && event.count() == 1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsRepeatsOfAMinuteAndKeepsTheFirstCallsApart(Backend backend) {
        try (TestStore store = backend.open()) {
            EventLog log = log(store);
            for (int i = 0; i < 400; i++) {
                log.add(EventLevel.ERROR, FAILED, call("request-" + i));
                log.add(EventLevel.WARNING, FULL, null);
            }
            clock.advance(Duration.ofMinutes(1));
            log.add(EventLevel.WARNING, FULL, null);

            List<ServiceEvent> found = byCode(log);

            assertThat(found.stream().filter(event -> event.what().equals(FAILED)))
                    .hasSize(21);
            assertThat(found.stream()
                            .filter(event -> event.what().equals(FAILED))
                            .mapToLong(ServiceEvent::count)
                            .sum())
                    .isEqualTo(400);
            assertThat(found.stream().filter(event -> event.what().equals(FULL)).map(ServiceEvent::count))
                    .containsExactlyInAnyOrder(400L, 1L);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void forgetsAfterAWeek(Backend backend) {
        try (TestStore store = backend.open()) {
            EventLog log = log(store);
            log.add(EventLevel.WARNING, FULL, null);
            log.flush();
            assertThat(log.keptSince()).isEqualTo(start.minus(Duration.ofDays(7)));
            for (int day = 0; day < 7; day++) {
                clock.advance(Duration.ofDays(1));
                assertThat(log.since(start)).hasSize(1);
            }

            clock.advance(Duration.ofMinutes(2));

            assertThat(log.since(start)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatOnlyAJumpOfTheClockMakesOld(Backend backend) {
        try (TestStore store = backend.open()) {
            EventLog log = log(store);
            log.add(EventLevel.WARNING, FULL, null);
            log.flush();

            clock.advance(Duration.ofDays(30));

            assertThat(log.since(start)).extracting(ServiceEvent::what).contains(FULL);
        }
    }

    @ParameterizedTest
    @CsvSource({"ALL, 4", "BETA, 2", "NARROW, 2", "ACCOUNT, 3"})
    void showsATokenWhatIsWithinItsLimits(String token, int shown) {
        try (TestStore store = Backend.SQLITE.open()) {
            EventLog log = log(store);
            log.add(EventLevel.WARNING, FULL, null);
            log.add(EventLevel.WARNING, FULL, call("stop_thing", "alpha", "1234567890"));
            log.add(EventLevel.WARNING, FULL, call("get_things", "alpha", null));
            log.add(EventLevel.WARNING, FULL, call("stop_thing", "beta", "9999999999"));
            Caller caller = Callers.of(token.toLowerCase(Locale.ROOT)).orElseThrow();

            List<ServiceEvent> found =
                    log.since(start, HandlerContext.context(Calls.call(caller, "get_things", "{}"), clock));

            assertThat(found).hasSize(shown);
        }
    }

    @Test
    void showsATokenOfAnAccountItsOwnEventsWithoutAnAccount() {
        try (TestStore store = Backend.SQLITE.open()) {
            EventLog log = log(store);
            Caller caller = Callers.of("account").orElseThrow();
            log.add(EventLevel.WARNING, FULL, call("get_things", "alpha", null, "another"));
            log.add(EventLevel.WARNING, FULL, call("get_things", "alpha", null, caller.principal()));

            List<ServiceEvent> found =
                    log.since(start, HandlerContext.context(Calls.call(caller, "get_things", "{}"), clock));

            assertThat(found)
                    .extracting(event -> Objects.requireNonNull(event.call()).actor())
                    .containsExactly(caller.principal());
        }
    }

    private static ServiceEvent.Call call(String tool, String platform, @Nullable String account) {
        return call(tool, platform, account, "robot");
    }

    private static ServiceEvent.Call call(String tool, String platform, @Nullable String account, String actor) {
        AccountId named = account == null ? null : AccountId.of(Platform.of(platform), account);
        return new ServiceEvent.Call(tool, platform, named, "request", null, 422, false, actor);
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsTheNewestTenThousand(Backend backend) {
        try (TestStore store = backend.open()) {
            EventLog log = log(store);
            for (int i = 0; i < 10_100; i++) {
                log.add(EventLevel.WARNING, new ServiceEvent.What("SERVICE_WARNING", "Disk", "full " + i), null);
                if (i % 500 == 0) {
                    clock.advance(Duration.ofMillis(1));
                    log.flush();
                }
            }
            clock.advance(Duration.ofMinutes(1));

            List<ServiceEvent> found = log.since(start);

            assertThat(found).hasSize(10_000);
            assertThat(found)
                    .extracting(event -> event.what().message())
                    .contains("full 10099")
                    .doesNotContain("full 0");
            assertThat(log.keptSince()).isAfter(start).isBefore(clock.instant());
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void saysHowManyItLetGo(Backend backend) {
        try (TestStore store = backend.open()) {
            EventLog log = log(store);
            for (int i = 0; i < 1_005; i++) {
                log.add(EventLevel.WARNING, new ServiceEvent.What("SERVICE_WARNING", "Disk", "full " + i), null);
            }

            assertThat(log.since(start))
                    .extracting(event -> event.what().message())
                    .hasSize(1_001)
                    .contains("5 events were not recorded, because the database did not take them in time");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void hearsWhatIsLogged(Backend backend) {
        try (TestStore store = backend.open()) {
            EventLog log = log(store);
            try (LogEvents hearing = LogEvents.into(log)) {
                assertThat(hearing.isStarted()).isTrue();
                LoggerFactory.getLogger("dev.adtools.server.Disk").warn("nearly\nfull: {}", "\u202e95 %");
                LoggerFactory.getLogger("org.library.Pool").error("password=hunter2");
                LoggerFactory.getLogger("dev.adtools.server.Disk").info("fine");
            }
            LoggerFactory.getLogger("dev.adtools.server.Disk").warn("not heard any more");

            assertThat(byCode(log))
                    .extracting(ServiceEvent::what)
                    .containsExactly(
                            new ServiceEvent.What(
                                    "SERVICE_ERROR", "Pool", "A library reported a problem; the log has it."),
                            new ServiceEvent.What("SERVICE_WARNING", "Disk", "nearly full:  95 %"));
        }
    }

    @Test
    void triesOnceAndGoesOnWhenTheDatabaseFailsInAnyOtherWay() {
        EventLog log = new EventLog(
                new BrokenTx(), new CallIds(clock, new SecureRandom()), clock, OperationLookup::unknown, Set::of);

        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            try (LogEvents hearing = LogEvents.into(log)) {
                assertThat(hearing.isStarted()).isTrue();
                log.add(EventLevel.WARNING, FULL, null);
                log.flush();
                log.flush();
            }
        });
    }

    private EventLog log(TestStore store) {
        return new EventLog(
                new ClockedTx(store.tx(), clock),
                new CallIds(clock, new SecureRandom()),
                clock,
                OperationLookup::unknown,
                Set::of);
    }

    /** Returns the log of one more node, once the first has written what it took. */
    private EventLog log(TestStore store, EventLog first) {
        first.flush();
        return log(store);
    }

    private List<ServiceEvent> byCode(EventLog log) {
        return log.since(start).stream()
                .sorted(Comparator.comparing(event -> event.what().code()))
                .toList();
    }

    /** A database that is damaged. */
    private static final class BrokenTx implements Tx {

        @Override
        public <T> T write(TransactionBody<T> unit) {
            throw new IllegalStateException("database disk image is malformed");
        }

        @Override
        public <T> T read(TransactionBody<T> unit) {
            return write(unit);
        }
    }

    private static ServiceEvent.Call call(String requestId) {
        return new ServiceEvent.Call(
                "get_things", "alpha", AlphaAccountId.of("1002003001"), requestId, "sha256:00ff", 504, true, "robot");
    }
}
