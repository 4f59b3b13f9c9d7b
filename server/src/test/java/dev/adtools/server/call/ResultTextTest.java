package dev.adtools.server.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of a long result: what a model reads of it. */
class ResultTextTest {

    @Test
    void showsAPageAsItsSummaryItsMembersAndATable() {
        String text = text("""
                {"rows":[
                  {"id":"1200","name":"Store opening","status":"ACTIVE","budget":{"currency":"USD","amount_micros":750000000},"ended":null},
                  {"id":"1201","name":"Autumn","status":"PAUSED","budget":{"currency":"USD","amount_micros":null},"ended":null}],
                 "has_more":true,"next_cursor":"eyJ2Ijo","total":48,
                 "summary":"48 campaigns: 41 ACTIVE, 7 PAUSED.",
                 "insights":[{"code":"ISSUES","message":"7 have issues.","ids":["1200","1201"]}],
                 "date_range":{"since":"2026-10-24","until":"2026-11-22"},"unknown_campaign_ids":[],"previous":null}""");

        assertThat(text).isEqualTo("""
                summary: 48 campaigns: 41 ACTIVE, 7 PAUSED.
                has_more: true
                total: 48
                date_range: since=2026-10-24|until=2026-11-22

                insights (1)
                code|message|ids
                ISSUES|7 have issues.|["1200","1201"]

                rows (2)
                every row here: budget.currency=USD
                id|name|status|budget.amount_micros
                1200|Store opening|ACTIVE|750000000
                1201|Autumn|PAUSED|

                More rows follow the last one of this page: call again with cursor=eyJ2Ijo and all other arguments the same.
                """);
    }

    @Test
    void showsCompactRowsUnderTheirColumns() {
        String text = text("""
                {"columns":["campaign_id","clicks","ended"],"rows":[["1200",5,null],["1201",0.5,null],["1202",5,null]]}""");

        assertThat(text).isEqualTo("""

                rows (3)
                campaign_id|clicks
                1200|5
                1201|0.5
                1202|5
                """);
    }

    @Test
    void showsListsWithinObjectsByTheirPaths() {
        String text = text("""
                {"ngrams":{"counted":2,"unigrams":[{"text":"boots"}],"none":[]},"ids":["1","2"],"empty":{}}""");

        assertThat(text).isEqualTo("""
                ngrams: counted=2
                ids: ["1","2"]

                ngrams.unigrams (1)
                text
                boots
                """);
    }

    @Test
    void keepsCellsApartWhateverTheyHold() {
        String text = text("""
                {"rows":[{"id":"1","name":"a|b\\nc\\r\\\\n","places":[{"name":"x|y"}]},{"id":"2","name":"é漢🎉","places":[]}]}""");

        assertThat(text.lines().skip(3)).containsExactly("1|a\\|b\\nc\\r\\\\n|[{\"name\":\"x\\|y\"}]", "2|é漢🎉|");
    }

    @ParameterizedTest
    @CsvSource({
        "'\"next_cursor\":\"abc\"', cursor=abc",
        "'\"next_offset\":200', offset=200",
        "'\"next_cursor\":null',",
        "'\"next_offset\":null',"
    })
    void saysHowToGoOnWhereThereIsMore(String member, String argument) {
        String text = text("{\"rows\":[{\"id\":\"1\"}]," + member + "}");

        if (argument == null) {
            assertThat(text).doesNotContain("More rows");
        } else {
            assertThat(text).endsWith("call again with " + argument + " and all other arguments the same.\n");
        }
    }

    @Test
    void leavesRowsOfTheLongestListOutAndSaysSo() {
        String text = text("{\"watch\":" + rows(3) + ",\"rows\":" + rows(9000) + ",\"next_cursor\":\"abc\"}");

        List<String> lines = text.lines().toList();
        int header = lines.indexOf("rows (9000)") + 2;
        int shown = lines.size() - 3 - header - 1;
        assertThat(lines).contains("watch (3)", "id-2|name 2");
        assertThat(lines.get(header)).isEqualTo("id|name");
        assertThat(lines.get(header + shown)).isEqualTo("id-" + (shown - 1) + "|name " + (shown - 1));
        assertThat(lines.get(header + shown + 1))
                .startsWith("Left out here: the last " + (9000 - shown) + " of these 9000. Call again");
        assertThat(text).endsWith("call again with cursor=abc and all other arguments the same.\n");
        assertThat(text.length()).isBetween(ResultText.LONGEST / 2, ResultText.LONGEST + 500);
    }

    @Test
    void leavesOutAValueThatIsTooLong() {
        String text = text("{\"id\":\"1\",\"body\":\"" + "x".repeat(ResultText.LONGEST) + "\",\"last\":true}");

        assertThat(text).isEqualTo("""
                id: 1
                body: left out here; the structured content has it.
                last: true
                """);
    }

    @Test
    void showsNoRowThatIsTooLong() {
        String text = text("{\"rows\":[{\"id\":\"1\",\"body\":\"" + "x".repeat(ResultText.LONGEST) + "\"}]}");

        assertThat(text)
                .contains("rows (1)", "Left out here: the last 1 of these 1.")
                .hasSizeLessThan(200);
    }

    private static String rows(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "{\"id\":\"id-" + i + "\",\"name\":\"name " + i + "\",\"level\":\"campaign\"}")
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String text(String json) {
        return ResultText.of(json.getBytes(StandardCharsets.UTF_8));
    }
}
