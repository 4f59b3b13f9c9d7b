package dev.adtools.tools.platform.wire;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Source;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.WireFailure.Stage;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class RetryingWireTest {

    private static final WireResponse GOOD = response(200, "{}");
    private static final WireFailure BROKEN = new WireFailure(Stage.BROKEN, "gone");

    private final PassingTime time = new PassingTime(FixedCall.NOW);

    @ParameterizedTest
    @CsvSource({
        "READ, BROKEN, 3",
        "READ, TIMED_OUT, 3",
        "READ, NOT_SENT, 3",
        "READ, TOO_LARGE, 1",
        "READ, UNAUTHORISED, 1",
        "VALIDATE, BROKEN, 2",
        "VALIDATE, TIMED_OUT, 2",
        "VALIDATE, NOT_SENT, 2",
        "WRITE, BROKEN, 1",
        "WRITE, TIMED_OUT, 1",
        "WRITE, NOT_SENT, 1",
    })
    void repeatsByKindWhatGotNoAnswer(OperationKind kind, Stage stage, int attempts) {
        WireFailure failure = new WireFailure(stage, "why");
        ScriptedTransport transport = new ScriptedTransport(request -> failure);

        assertThat(wire(transport).exchange(request(kind), "1")).isEqualTo(failure);
        assertThat(transport.requests()).hasSize(attempts);
    }

    @ParameterizedTest
    @CsvSource({
        "READ, 500, 3",
        "READ, 503, 3",
        "READ, 400, 1",
        "READ, 401, 1",
        "READ, 429, 1",
        "VALIDATE, 503, 2",
        "VALIDATE, 500, 1",
        "VALIDATE, 429, 1",
        "WRITE, 500, 1",
        "WRITE, 503, 1",
        "WRITE, 429, 1",
        "WRITE, 401, 1",
    })
    void repeatsByKindWhatFailed(OperationKind kind, int status, int attempts) {
        ScriptedTransport transport = new ScriptedTransport(request -> response(status, "{}"));

        assertThat(wire(transport).exchange(request(kind), "1")).isEqualTo(response(status, "{}"));
        assertThat(transport.requests()).hasSize(attempts);
    }

    @Test
    void answersWithFirstSuccess() {
        ScriptedTransport transport = ScriptedTransport.answering(BROKEN, response(503, ""), GOOD);

        assertThat(wire(transport).exchange(request(OperationKind.READ), "1")).isEqualTo(GOOD);
    }

    @Test
    void waitsLongerEachTime() {
        wire(new ScriptedTransport(request -> BROKEN)).exchange(request(OperationKind.READ), "1");

        assertThat(time.pauses()).containsExactly(Duration.ofMillis(400), Duration.ofMillis(800));
    }

    @Test
    void spreadsPausesOverTheirWholeLength() {
        RetryPolicy policy = RetryPolicy.standard(time, RandomGenerator.of("Random"), time);

        List<Duration> pauses = IntStream.range(0, 1000)
                .mapToObj(i -> policy.backoff(20))
                .sorted()
                .toList();

        assertThat(pauses.get(0)).isLessThan(Duration.ofMillis(500));
        assertThat(pauses.get(999)).isBetween(Duration.ofMillis(4_500), Duration.ofSeconds(5));
    }

    @Test
    void stopsWhenNextAttemptWouldComeTooLate() {
        ScriptedTransport transport = new ScriptedTransport(request -> {
            time.pass(Duration.ofSeconds(19));
            return BROKEN;
        });

        wire(transport).exchange(request(OperationKind.READ), "1");

        assertThat(transport.requests()).hasSize(2);
        assertThat(time.pauses()).containsExactly(Duration.ofMillis(400));
    }

    @Test
    void waitsAsLongAsPlatformAsksWhenThatFits() {
        ScriptedTransport transport = ScriptedTransport.answering(limited("7"), GOOD);

        assertThat(wire(transport).exchange(request(OperationKind.READ), "1")).isEqualTo(GOOD);
        assertThat(time.pauses()).containsExactly(Duration.ofSeconds(7));
    }

    @Test
    void tellsCallerAtOnceWhenWaitDoesNotFit() {
        ScriptedTransport transport = ScriptedTransport.answering(limited("20"));

        assertThat(wire(transport).exchange(request(OperationKind.READ), "1")).isEqualTo(limited("20"));
        assertThat(time.pauses()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(OperationKind.class)
    void sendsNothingWhilePlatformWantsNone(OperationKind kind) {
        ScriptedTransport transport = ScriptedTransport.answering(limited("90"), GOOD);
        RetryingWire wire = wire(transport);
        wire.exchange(request(OperationKind.WRITE), "1");
        time.pass(Duration.ofSeconds(30));

        WireFailure held = (WireFailure) wire.exchange(request(kind), "1");

        assertThat(held.stage()).isEqualTo(Stage.HELD_BACK);
        assertThat(held.retryAfterSeconds()).isEqualTo(60);
        assertThat(transport.requests()).hasSize(1);
        time.pass(Duration.ofSeconds(60));
        assertThat(wire.exchange(request(kind), "1")).isEqualTo(GOOD);
    }

    @Test
    void holdsBackOneAccountAndNotTheOthers() {
        ScriptedTransport transport = ScriptedTransport.answering(limited("90"), GOOD);
        RetryingWire wire = wire(transport);
        wire.exchange(request(OperationKind.READ), "1");

        assertThat(wire.exchange(request(OperationKind.READ), "2")).isEqualTo(GOOD);
    }

    @Test
    void holdsBackAllAccountsWhenLimitIsShared() {
        ScriptedTransport transport = ScriptedTransport.answering(limited("90"));
        RetryingWire wire =
                new RetryingWire(transport, time.policy(), response -> Advice.throttled(response.retryAfter(), true));
        wire.exchange(request(OperationKind.READ), "1");

        assertThat(wire.exchange(request(OperationKind.READ), "2")).isInstanceOf(WireFailure.class);
    }

    @Test
    void triesAgainAfterAnHourHoweverLongItIsToWait() {
        ScriptedTransport transport = ScriptedTransport.answering(limited("86400"), GOOD);
        RetryingWire wire = wire(transport);
        wire.exchange(request(OperationKind.READ), "1");
        time.pass(Duration.ofHours(1));

        assertThat(wire.exchange(request(OperationKind.READ), "1")).isEqualTo(GOOD);
    }

    @Test
    void saysTheWholeWaitAndSendsOneRequestAnHourMeanwhile() {
        ScriptedTransport transport = ScriptedTransport.answering(limited("86400"), limited("82800"), GOOD, GOOD);
        RetryingWire wire = wire(transport);
        wire.exchange(request(OperationKind.READ), "1");
        time.pass(Duration.ofMinutes(50));
        assertThat(((WireFailure) wire.exchange(request(OperationKind.READ), "1")).retryAfterSeconds())
                .isEqualTo(83_400);

        time.pass(Duration.ofMinutes(10));
        wire.exchange(request(OperationKind.READ), "1");
        assertThat(((WireFailure) wire.exchange(request(OperationKind.READ), "1")).retryAfterSeconds())
                .isEqualTo(82_800);

        time.pass(Duration.ofHours(1));
        assertThat(wire.exchange(request(OperationKind.READ), "1")).isEqualTo(GOOD);
        assertThat(wire.exchange(request(OperationKind.READ), "1")).isEqualTo(GOOD);
    }

    @Test
    void readsOnceMoreWithNewToken() {
        Renewing transport = new Renewing(response(401, "{}"), GOOD);

        assertThat(wire(transport).exchange(request(OperationKind.READ), "1")).isEqualTo(GOOD);
        assertThat(transport.renewed).isEqualTo(1);
        assertThat(time.pauses()).isEmpty();
    }

    @Test
    void readsOnlyOnceMoreWithNewToken() {
        Renewing transport = new Renewing(response(401, "{}"), response(401, "{}"), GOOD);

        assertThat(wire(transport).exchange(request(OperationKind.READ), "1")).isEqualTo(response(401, "{}"));
    }

    @Test
    void neverWritesAgainWithNewToken() {
        Renewing transport = new Renewing(response(401, "{}"), GOOD);

        assertThat(wire(transport).exchange(request(OperationKind.WRITE), "1")).isEqualTo(response(401, "{}"));
        assertThat(transport.renewed).isEqualTo(1);
    }

    @Test
    void givesUpWhenItIsInterrupted() {
        ScriptedTransport transport = new ScriptedTransport(request -> BROKEN);
        RetryPolicy interrupted = RetryPolicy.standard(time, RandomGenerator.getDefault(), length -> {
            throw new InterruptedException();
        });

        new RetryingWire(transport, interrupted, RetryingWireTest::advice).exchange(request(OperationKind.READ), "1");

        assertThat(Thread.interrupted()).isTrue();
        assertThat(transport.requests()).hasSize(1);
    }

    private RetryingWire wire(WireTransport transport) {
        return new RetryingWire(transport, time.policy(), RetryingWireTest::advice);
    }

    private static Advice advice(WireResponse response) {
        return switch (response.status()) {
            case 401 -> Advice.TOKEN_REFUSED;
            case 429 -> Advice.throttled(response.retryAfter(), false);
            case 500, 503 -> Advice.passing(response.retryAfter());
            default -> Advice.FINAL;
        };
    }

    private static WireResponse limited(String seconds) {
        return new WireResponse(429, Map.of("retry-after", seconds), "");
    }

    private static WireRequest request(OperationKind kind) {
        return new WireRequest(
                kind,
                "POST",
                URI.create("https://x.invalid"),
                Map.of(),
                "{}",
                FixedCall.NOW.plusSeconds(20),
                kind == OperationKind.WRITE ? TestContexts.sending() : null);
    }

    /** Has another token whenever the one before was refused. */
    private static final class Renewing implements WireTransport {

        private final ScriptedTransport script;
        private int renewed;

        Renewing(WireAnswer... answers) {
            script = ScriptedTransport.answering(answers);
        }

        @Override
        public Source source() {
            return Source.LIVE;
        }

        @Override
        public WireAnswer exchange(WireRequest request) {
            return script.exchange(request);
        }

        @Override
        public boolean renewCredentials() {
            renewed++;
            return true;
        }
    }
}
