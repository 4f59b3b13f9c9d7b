package dev.adtools.tools.alpha.terms;

import static dev.adtools.tools.fixtures.AlphaFact.numbers;
import static dev.adtools.tools.fixtures.AlphaShop.term;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.alpha.AnalyzeSearchTermsDispatch;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class GetAlphaSearchTermsTest {

    private static final String US = "\"account_id\":\"1002003001\"";

    private final FixedAlphaAds ads = AlphaShop.empty()
            .add("2026-11-10", term("b", "ADDED", numbers(900, 40, "40", "9", "100")))
            .add("2026-11-11", term("a", "NONE", numbers(90, 4, "12", "0", "0")))
            .add("2026-11-12", term("c", "NONE", numbers(0, 0, "0", "2", "0")))
            .add(
                    "2026-11-12",
                    new AlphaSearchTerm("line\nbreak", "NONE", "12", "22", "", "", numbers(50, 1, "1", "0", "0")));

    @Test
    void listsTermsFlat() {
        JsonNode listing = data("");

        assertThat(listing.at("/rows/0")).isEqualTo(WireJson.value("""
                {"search_term":"b","status":"ADDED","campaign_id":"11","ad_group_id":"21",
                 "matched_keyword":"hiking boots","match_type":"BROAD","impressions":900,"clicks":40,"ctr":0.044444,
                 "cost_micros":40000000,"conversions":9,"cost_per_conversion_micros":4444444,"conversion_value_micros":100000000}"""));
        assertThat(listing.at("/rows/2/match_type").isNull()).isTrue();
        assertThat(listing.at("/totals/cost_micros").asLong()).isEqualTo(53_000_000);
        assertThat(listing.path("insights").findValuesAsText("code"))
                .containsExactly("COST_WITHOUT_CONVERSION", "CONVERTING_AND_NO_KEYWORD", "PART_OF_ACCOUNT");
        assertThat(listing.path("summary").asText()).startsWith("4 search term(s) in 4 row(s)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"campaign_id\":\"11\" | b a c",
                "\"ad_group_id\":\"22\" | line_break",
                "\"min_cost_micros\":12000000 | b a",
                "\"sort\":\"search_term\" | a b c line_break",
                "\"sort\":\"-ctr\" | a b line_break c",
                "\"date_range\":\"last_7d\" | "
            })
    void filtersAndSorts(String more, String terms) {
        List<String> found = new ArrayList<>();
        data("," + more)
                .path("rows")
                .forEach(row -> found.add(row.path("search_term").asText().replace('\n', '_')));

        assertThat(found).containsExactlyElementsOf(terms == null ? List.of() : Arrays.asList(terms.split(" ")));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void showsEveryTermOnceInEveryOrder(String sort) {
        ads.add("2026-11-12", term("x".repeat(5000), "NONE", numbers(0, 0, "0", "0", "0")));
        List<String> terms = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = data(",\"limit\":1,\"sort\":\"" + sort + "\"" + cursor);
            terms.addAll(page.path("rows").findValuesAsText("search_term"));
            cursor = page.path("has_more").asBoolean()
                    ? ",\"cursor\":\"" + page.path("next_cursor").asText() + "\""
                    : "";
        } while (!cursor.isEmpty());

        assertThat(terms).hasSize(5).doesNotHaveDuplicates();
    }

    static List<String> orders() {
        return ReadCall.choices(new GetAlphaSearchTermsDispatch(AlphaShop.empty()), "sort");
    }

    @Test
    void answersRowsThatTheAnalysisTakes() {
        JsonNode rows = data("").path("rows");
        AnalyzeSearchTermsDispatch analysis = new AnalyzeSearchTermsDispatch(ads);

        JsonNode report = ReadCall.data(analysis, "{" + US + ",\"currency\":\"USD\",\"rows\":" + rows + "}");

        assertThat(report.path("rejected_rows")).isEmpty();
        assertThat(report.at("/totals/cost_micros").asLong()).isEqualTo(53_000_000);
        assertThat(report.at("/totals/conversion_value_micros").asLong()).isEqualTo(100_000_000);
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data(",\"raw_data\":true,\"limit\":1");

        assertThat(table.path("columns")).hasSize(11);
        assertThat(table.at("/rows/0")).isEqualTo(WireJson.value("""
                ["b","ADDED","11","21","hiking boots","BROAD",900,40,40000000,9,100000000]"""));
        assertThat(table.at("/totals/clicks").asLong()).isEqualTo(45);
        assertThat(table.at("/date_range/since").asText()).isEqualTo("2026-10-21");
    }

    @Test
    void tellsWhenThereAreNone() {
        assertThat(data(",\"date_range\":\"today\"").path("insights").findValuesAsText("code"))
                .containsExactly("NO_TERMS", "DAY_NOT_OVER");
    }

    private JsonNode data(String more) {
        return ReadCall.data(new GetAlphaSearchTermsDispatch(ads), "{" + US + more + "}");
    }
}
