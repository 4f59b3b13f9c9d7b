package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.LiveService.Answer;
import dev.adtools.server.fixtures.Replay;
import dev.adtools.server.fixtures.ReplayTable;
import dev.adtools.server.fixtures.ReplayTable.Block;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Answers that the real platforms gave, as public recordings have them, with other names and numbers. */
class ReplaysIT {

    private static LiveService service;

    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        service = new LiveService(folder);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    static List<Block> sums() {
        return ReplayTable.blocks("sums.txt");
    }

    static List<Block> findings() {
        return ReplayTable.blocks("findings.txt");
    }

    @ParameterizedTest
    @MethodSource("sums")
    void answersAsWorkedOutByHand(Block expected) {
        replay(expected);
    }

    @ParameterizedTest
    @MethodSource("findings")
    void answersFindingsRightly(Block expected) {
        replay(expected);
    }

    private static void replay(Block expected) {
        Replay replay = Replay.of(ReplayTable.place(expected.file()));

        Answer answer = service.execute(expected.tool(), expected.arguments(), replay);

        assertThat(replay.unknown())
                .as("requests that the recording does not answer")
                .isEmpty();
        assertThat(expected.answered(
                        answer.body(), answer.status(), answer.requests().size(), answer.writes()))
                .as(() -> answer.shown())
                .isEqualTo(expected.lines());
    }
}
