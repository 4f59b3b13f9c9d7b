package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.LiveService.Answer;
import dev.adtools.server.fixtures.Replay;
import dev.adtools.server.fixtures.ReplayTable;
import dev.adtools.server.fixtures.ReplayTable.Block;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.sums.Differences;
import dev.adtools.tools.sums.RecordedSums;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reports of the recorded accounts, cut in several ways: their rows add up to their totals. */
class ReplayedSumsIT {

    private static LiveService service;

    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        service = new LiveService(folder);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    static List<Block> reports() {
        return ReplayedSums.reports();
    }

    @ParameterizedTest
    @MethodSource("reports")
    void addUpHoweverTheyAreCut(Block report) {
        Differences differences = new Differences();

        new RecordedSums((tool, arguments) -> data(report, tool, arguments), differences)
                .report(report.tool(), report.arguments());

        assertThat(differences.found()).isEmpty();
        assertThat(differences.compared()).isGreaterThan(10);
    }

    private static JsonObject data(Block report, String tool, String arguments) {
        Answer answer = service.execute(tool, arguments, Replay.of(ReplayTable.place(report.file())));
        assertThat(answer.status()).as(answer.shown()).isEqualTo(200);
        return (JsonObject)
                JsonCursor.read(WireJson.text(answer.body().path("data")).getBytes(StandardCharsets.UTF_8));
    }
}
