package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.LiveService.Answer;
import dev.adtools.server.fixtures.Replay;
import dev.adtools.server.fixtures.ReplayTable;
import dev.adtools.server.fixtures.ReplayTable.Block;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reports of the recorded accounts, cut in several ways: their rows add up to their totals. */
class ReplayedSumsIT {

    private static final List<String> ADDITIVE =
            List.of("impressions", "clicks", "link_clicks", "cost", "conversions", "conversion_value");

    private static final List<String> COMPACT = List.of("impressions", "clicks", "conversions");

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
        return ReplayTable.blocks("sums.txt").stream()
                .filter(block -> block.tool().endsWith("_campaign_performance"))
                .filter(block -> !block.name().equals("beta-insights-large"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("reports")
    void addUpPageByPage(Block report) {
        JsonNode whole = read(report, "");

        for (String metric : ADDITIVE) {
            BigDecimal sum = BigDecimal.ZERO;
            String cursor = "";
            do {
                JsonNode page = read(report, "\"limit\":1," + cursor);
                sum = sum.add(number(page, "rows.0.metrics." + metric));
                cursor = "\"cursor\":\"" + page.at("/data/next_cursor").asText() + "\",";
                if (!page.at("/data/has_more").booleanValue()) {
                    cursor = "";
                }
            } while (!cursor.isEmpty());

            assertThat(sum).as(metric).isEqualByComparingTo(number(whole, "totals." + metric));
        }
    }

    @ParameterizedTest
    @MethodSource("reports")
    void addUpInCompactRows(Block report) {
        JsonNode compact = read(report, "\"raw_data\":true,");

        for (String metric : COMPACT) {
            BigDecimal sum = BigDecimal.ZERO;
            int column = column(compact.at("/data/columns"), metric);
            for (JsonNode row : compact.at("/data/rows")) {
                sum = sum.add(row.path(column).decimalValue());
            }

            assertThat(sum).as(metric).isEqualByComparingTo(number(compact, "totals." + metric));
        }
    }

    private static JsonNode read(Block report, String more) {
        String arguments = "{" + more + report.arguments().substring(1);
        Answer answer = service.execute(report.tool(), arguments, Replay.of(ReplayTable.place(report.file())));
        assertThat(answer.status()).as(answer.shown()).isEqualTo(200);
        return answer.body();
    }

    private static int column(JsonNode columns, String name) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.path(i).asText().equals(name)) {
                return i;
            }
        }
        throw new AssertionError("no column " + name + " in " + columns);
    }

    // An unknown number adds nothing. One of the platforms has no clicks on links.
    private static BigDecimal number(JsonNode answer, String field) {
        String value = ReplayTable.value(answer, field);
        return value.equals("null") || value.equals("absent") ? BigDecimal.ZERO : new BigDecimal(value);
    }
}
