package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.audit.AuditVerification.AuditFinding;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AuditRetentionTest {

    private static final Duration KEPT = Duration.ofDays(100);

    private final SettableClock clock = new SettableClock();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void removesAChainThatEndedLongAgoAndSaysSo(Backend backend) {
        try (TrailStand stand = new TrailStand(backend, clock)) {
            TrailStand.Trail old = stand.start();
            old.calls(3);
            old.close();
            clock.advance(KEPT.plusDays(1));

            try (TrailStand.Trail node = stand.start()) {
                node.retention(KEPT).apply(clock.instant());

                assertThat(stand.kinds(old.node())).isEmpty();
                assertThat(stand.kinds(node.node())).containsExactly("genesis", "checkpoint", "retention");
                assertThat(stand.verify().findings()).isEmpty();
                assertThat(stand.atStart().losses()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatIsYoungerFromACheckpointOn(Backend backend) {
        try (TrailStand stand = new TrailStand(backend, clock);
                TrailStand.Trail node = stand.start()) {
            node.calls(1_100);
            clock.advance(KEPT.plusDays(1));
            node.calls(2);

            node.retention(KEPT).apply(clock.instant());

            assertThat(stand.kinds(node.node()))
                    .startsWith("checkpoint")
                    .endsWith("call", "call", "retention")
                    .doesNotContain("genesis");
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void excusesNobodyElseWhoRemovesRecords(Backend backend) {
        try (TrailStand stand = new TrailStand(backend, clock);
                TrailStand.Trail node = stand.start()) {
            node.calls(1_100);
            clock.advance(KEPT.plusDays(1));
            node.calls(2);
            node.retention(KEPT).apply(clock.instant());

            stand.tx().execute(handle -> handle.execute("DELETE FROM audit_event WHERE kind = 'checkpoint'"));

            assertThat(stand.found()).contains(AuditFinding.FindingKind.GAP);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void changesNothingWhenEverythingIsYoung(Backend backend) {
        try (TrailStand stand = new TrailStand(backend, clock);
                TrailStand.Trail node = stand.start()) {
            node.calls(3);
            clock.advance(KEPT.minusDays(1));

            node.retention(KEPT).apply(clock.instant());

            assertThat(stand.kinds(node.node())).containsExactly("genesis", "checkpoint", "call", "call", "call");
        }
    }
}
