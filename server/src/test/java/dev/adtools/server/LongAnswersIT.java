package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers of the product's tools that are long: their text is for a model, and the same over both wires. */
class LongAnswersIT {

    private static final TestService APP = TestService.withProductTools();
    private static final String TERMS = "{\"account_id\":\"100-200-3001\",\"limit\":100%s}";

    private static Service service;
    private static Mcp mcp;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        mcp = new Mcp(service, "all", Mcp.STATELESS);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            get_campaigns                 ! {"account_id":"act_1700100001","include_metrics":true}    ! /rows               ! /id
            get_campaigns                 ! {"account_id":"act_1700100001","raw_data":true}           ! /rows               ! /0
            get_beta_campaign_performance ! {"account_id":"act_1700100001","compare_previous":true}   ! /rows               ! /campaign/id
            get_alpha_search_terms        ! {"account_id":"100-200-3001"}                             ! /rows               ! /search_term
            analyze_search_terms          ! {"account_id":"100-200-3001"}                             ! /promote_candidates ! /text
            """)
    void haveATextWithEveryRowThatIsTheSameOverBothWires(String tool, String arguments, String list, String id) {
        HttpResponse<byte[]> rest = service.execute(tool, "{\"arguments\":" + arguments + "}");

        JsonNode result = Mcp.result(mcp.call(tool, arguments));

        JsonNode data = Service.json(rest).get("data");
        String text = result.at("/content/0/text").textValue();
        assertThat(Service.json(rest).get("mcp_response")).hasToString(result.toString());
        assertThat(result.get("structuredContent")).hasToString(data.toString());
        assertThat(data.at(list))
                .isNotEmpty()
                .allSatisfy(row -> assertThat(text).contains(row.at(id).textValue()));
        assertThat(text).startsWith("summary: " + data.get("summary").textValue());
        assertThat(text.length()).isLessThan(data.toString().length());
    }

    @Test
    void leadFromPageToPage() {
        JsonNode first = Mcp.result(mcp.call("get_alpha_search_terms", TERMS.formatted("")));
        String text = first.at("/content/0/text").textValue();
        String cursor = text.substring(text.lastIndexOf("cursor=") + "cursor=".length(), text.lastIndexOf(" and all"));

        JsonNode second =
                Mcp.result(mcp.call("get_alpha_search_terms", TERMS.formatted(",\"cursor\":\"" + cursor + "\"")));

        assertThat(second.get("isError").booleanValue()).isFalse();
        assertThat(second.at("/structuredContent/rows/0")).isNotEqualTo(first.at("/structuredContent/rows/0"));
    }

    @Test
    void areAnsweredAgainInTheSameBytes() {
        String key = UUID.randomUUID().toString();
        String arguments = TERMS.formatted("");
        JsonNode first = Mcp.result(mcp.call("get_alpha_search_terms", arguments, key));

        HttpResponse<byte[]> again = service.send(service.post(
                        "all",
                        "get_alpha_search_terms",
                        ("{\"arguments\":" + arguments + "}").getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key));

        assertThat(again.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(Service.json(again).get("mcp_response")).hasToString(first.toString());
    }
}
