package dev.adtools.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.api.spi.CallDetails;
import java.lang.invoke.MethodHandles;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SendingTest {

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-29T10:00:00Z"));
    private final InstantSource source = now::get;
    private final Clock clock = source.withZone(ZoneOffset.UTC);

    @Test
    void sendsOneRequest() {
        Sending sending = Sending.within(clock);

        assertThat(sending.begin()).isTrue();
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(sending::begin);
    }

    @ParameterizedTest
    @ValueSource(longs = {2_000, 3_600_000})
    void sendsNothingTwoSecondsAfterTheRelease(long millis) {
        Sending sending = Sending.within(clock);
        now.updateAndGet(released -> released.plusMillis(millis));

        assertThat(sending.begin()).isFalse();
        assertThat(sending.begin()).isFalse();
    }

    @Test
    void sendsAStopOfSpendAtAnyAge() {
        Sending sending = Sending.unlimited(clock);
        now.updateAndGet(released -> released.plusSeconds(60));

        assertThat(sending.begin()).isTrue();
    }

    @Test
    void isMadeByThePipelineAlone() {
        assertThatExceptionOfType(IllegalCallerException.class)
                .isThrownBy(() -> ContextFactory.of(MethodHandles.lookup()))
                .withMessageContaining(SendingTest.class.getName());
    }

    @Test
    void isNotInTheContextOfAnyOtherStep() {
        CallContext context = TestContexts.call(new Details());

        assertThat(context).isNotInstanceOf(ApplyContext.class);
        assertThat(TestContexts.released(context).sending().begin()).isTrue();
    }

    private static final class Details implements CallDetails {

        @Override
        public String callId() {
            return "01k2v3w4x5y6z7a8b9c0d1e2f3";
        }

        @Override
        public String requestId() {
            return "request";
        }

        @Override
        public String principal() {
            return "principal";
        }

        @Override
        public Instant now() {
            return Instant.EPOCH;
        }

        @Override
        public Instant deadline() {
            return Instant.EPOCH;
        }

        @Override
        public boolean mayUse(AccountId account) {
            return true;
        }
    }
}
