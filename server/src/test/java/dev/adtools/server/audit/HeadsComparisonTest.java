package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.store.RollbackCheck;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(120)
class HeadsComparisonTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void agreesWithTheTrailsOfNodesThatEndedOrWereKilled(Backend backend) throws Exception {
        try (TrailStand stand = new TrailStand(backend);
                TrailStand.Trail running = stand.start()) {
            try (TrailStand.Trail ended = stand.join()) {
                ended.calls(3);
            }
            running.calls(3);

            assertThat(stand.atStart()).isEqualTo(new RollbackCheck(List.of(), List.of()));
            // Its first checkpoint may be in the database without a line: the node may have been killed in between.
            List<String> lines = Files.readAllLines(stand.heads());
            lines.removeIf(line -> line.contains(running.node()));
            Files.write(stand.heads(), lines);
            assertThat(stand.atStart()).isEqualTo(new RollbackCheck(List.of(), List.of()));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsWhatWasSignedAndIsGone(Backend backend) {
        try (TrailStand stand = new TrailStand(backend)) {
            try (TrailStand.Trail ended = stand.start()) {
                ended.calls(3);
            }

            stand.tx().execute(handle -> handle.execute("DELETE FROM audit_event WHERE seq >= 3"));

            assertThat(stand.atStart().losses())
                    .singleElement()
                    .asString()
                    .startsWith("The audit trail does not have record 4 of node-");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAnotherRecordAtAPlaceThatWasSigned(Backend backend) {
        try (TrailStand stand = new TrailStand(backend)) {
            try (TrailStand.Trail ended = stand.start()) {
                ended.calls(3);
            }

            stand.tx()
                    .execute(
                            handle -> handle.execute(
                                    "UPDATE audit_event SET hash = (SELECT hash FROM audit_event WHERE seq = 0) WHERE seq = 4"));

            assertThat(stand.atStart().losses()).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void warnsOfChainsWhoseCheckpointsAreGone(Backend backend) throws Exception {
        try (TrailStand stand = new TrailStand(backend)) {
            try (TrailStand.Trail ended = stand.start()) {
                ended.calls(3);
            }

            Files.writeString(stand.heads(), "no JSON\n");

            assertThat(stand.atStart().losses()).isEmpty();
            assertThat(stand.atStart().warnings())
                    .singleElement()
                    .asString()
                    .startsWith("The file of audit checkpoints has none of node-");
        }
    }
}
