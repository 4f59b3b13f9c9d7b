package dev.adtools.tools.beta.assets;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class ListBetaAssetsTest {

    private static final String US = "\"account_id\":\"act_1700100001\"";
    private static final String BUSINESS = "{\"id\":\"act_1700100001\",\"business\":{\"id\":\"77\"}}";
    private static final String CATALOG = "{\"data\":[{\"id\":\"5\",\"name\":\"A\",\"vertical\":\"commerce\"}]}";
    private static final String FORMS_OF_SHOP = US + ",\"page_id\":\"104220000000001\"";
    private static final String FORMS_OF_PLANNER = US + ",\"page_id\":\"104220000000002\"";
    private static final BetaAds ADS = new SandboxWorld().beta();

    static Stream<Arguments> tools() {
        return Stream.of(
                Arguments.of(new ListBetaPixelsDispatch(ADS), US),
                Arguments.of(new ListBetaPagesDispatch(ADS), US),
                Arguments.of(new ListBetaLeadFormsDispatch(ADS), FORMS_OF_SHOP),
                Arguments.of(new ListBetaCatalogsDispatch(ADS), US));
    }

    @ParameterizedTest
    @MethodSource("tools")
    void showsEverythingOnceOverItsPages(ReadDispatch<?, ?> tool, String arguments) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        JsonNode page;
        do {
            page = ReadCall.data(tool, "{" + arguments + ",\"limit\":1" + cursor + "}");
            page.path("rows").forEach(row -> ids.add(row.path("id").asText()));
            cursor = ",\"cursor\":\"" + page.path("next_cursor").asText() + "\"";
        } while (page.path("has_more").asBoolean());

        assertThat(ids)
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(1)
                .hasSize(page.path("total").asInt());
    }

    @ParameterizedTest
    @MethodSource("tools")
    void answersTheSameAsCompactRows(ReadDispatch<?, ?> tool, String arguments) {
        JsonNode page = ReadCall.data(tool, "{" + arguments + "}");
        JsonNode table = ReadCall.data(tool, "{" + arguments + ",\"raw_data\":true}");

        assertThat(table.path("rows"))
                .hasSameSizeAs(page.path("rows"))
                .allSatisfy(row -> assertThat(row).hasSameSizeAs(table.path("columns")));
        for (int i = 0; i < table.path("rows").size(); i++) {
            for (int j = 0; j < 2; j++) {
                assertThat(table.at("/rows/" + i + "/" + j))
                        .isEqualTo(page.at("/rows/" + i)
                                .path(table.at("/columns/" + j).asText()));
            }
        }
    }

    @Test
    void tellsWhenPixelsFired() {
        JsonNode rows =
                ReadCall.data(new ListBetaPixelsDispatch(ADS), "{" + US + "}").path("rows");

        assertThat(rows).hasSize(5);
        assertThat(rows.get(3)).isEqualTo(WireJson.value("""
                {"id":"1480220000000004","name":"Landing pages","last_fired_at":null,"unavailable":false,
                 "consolidated":false}"""));
        assertThat(rows.get(4).path("unavailable").asBoolean()).isTrue();
        assertThat(rows.get(0).path("last_fired_at").asText()).endsWith("Z");
    }

    @Test
    void listsPagesByName() {
        assertThat(ReadCall.data(new ListBetaPagesDispatch(ADS), "{" + US + "}").path("rows"))
                .isEqualTo(WireJson.value("""
                        [{"id":"104220000000001","name":"Harbor and Pine"},
                         {"id":"104220000000002","name":"Trail planner"}]"""));
    }

    @Test
    void listsLeadFormsOfEveryStatus() {
        JsonNode page = ReadCall.data(new ListBetaLeadFormsDispatch(ADS), "{" + FORMS_OF_PLANNER + "}");

        assertThat(page.path("rows")).isEqualTo(WireJson.value("""
                        [{"id":"1590330000000201","name":"Boot fitting 1","status":"ACTIVE","created_at":"2024-03-21T09:15:00Z"},
                         {"id":"1590330000000202","name":"Guided tours 2","status":"ACTIVE","created_at":"2024-04-07T09:15:00Z"},
                         {"id":"1590330000000203","name":"Store opening 3","status":"DRAFT","created_at":"2024-04-24T09:15:00Z"}]"""));
        assertThat(page.path("total").asInt()).isEqualTo(3);
    }

    @Test
    void findsNoFormsOfAPageOfAnotherAccount() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"data\":[{\"id\":\"104220000000003\",\"name\":\"Other\"}]}"));

        ToolError error =
                ReadCall.error(new ListBetaLeadFormsDispatch(SandboxWorld.beta(transport)), "{" + FORMS_OF_SHOP + "}");

        assertThat(error.code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(error.message()).isEqualTo("The account act_1700100001 has no page 104220000000001.");
        assertThat(transport.requests())
                .extracting(request -> request.uri().getPath())
                .containsExactly("/v27.0/act_1700100001/promote_pages");
    }

    @Test
    void saysThatAPageShowsNoForms() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"data\":[{\"id\":\"104220000000001\",\"name\":\"Shop\"}]}"),
                response(200, "{\"id\":\"104220000000001\"}"));

        ToolError error =
                ReadCall.error(new ListBetaLeadFormsDispatch(SandboxWorld.beta(transport)), "{" + FORMS_OF_SHOP + "}");

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_REJECTED);
        assertThat(error.message()).contains("no access token for the page");
    }

    @Test
    void takesNoCursorOfAnotherPagesForms() {
        ListBetaLeadFormsDispatch tool = new ListBetaLeadFormsDispatch(ADS);
        String cursor = ReadCall.data(tool, "{" + FORMS_OF_SHOP + ",\"limit\":1}")
                .path("next_cursor")
                .asText();

        assertThat(ReadCall.brokenRules(tool, "{" + FORMS_OF_PLANNER + ",\"limit\":1,\"cursor\":\"" + cursor + "\"}"))
                .containsExactly("CURSOR-1");
    }

    @Test
    void listsCatalogsWithProductSets() {
        JsonNode page =
                ReadCall.data(new ListBetaCatalogsDispatch(ADS), "{\"account_id\":\"act_1700100003\",\"limit\":1}");

        assertThat(page.at("/rows/0")).isEqualTo(WireJson.value("""
                {"id":"1660440000000001","name":"Outdoor gear","vertical":"commerce","product_count":1840,
                 "product_sets":[{"id":"1770550000000101","name":"All products","product_count":1840},
                  {"id":"1770550000000102","name":"Boots and shoes","product_count":214},
                  {"id":"1770550000000103","name":"Sold out last season","product_count":0},
                  {"id":"1770550000000104","name":"Gift cards","product_count":2}],"product_set_count":4}"""));
        assertThat(page.path("total").asInt()).isEqualTo(2);
        assertThat(page.path("insights")).isEmpty();
    }

    @Test
    void saysThatAccountHasNoBusiness() {
        JsonNode page = ReadCall.data(new ListBetaCatalogsDispatch(ADS), "{\"account_id\":\"act_1700100004\"}");

        assertThat(page.path("rows")).isEmpty();
        assertThat(page.path("insights").findValuesAsText("code")).containsExactly("NO_BUSINESS");
    }

    @Test
    void listsCatalogsWhoseSetsAreNotShown() {
        JsonNode page = ReadCall.data(
                scripted(response(400, "{\"error\":{\"message\":\"(#200) Permissions error\",\"code\":200}}")),
                "{" + US + "}");

        assertThat(page.at("/rows/0/id").asText()).isEqualTo("5");
        assertThat(page.at("/rows/0/product_sets").isNull()).isTrue();
        assertThat(ReadCall.insight(page, "PRODUCT_SETS_NOT_SHOWN").at("/ids/0").asText())
                .isEqualTo("5");
    }

    @Test
    void failsWhenThePlatformDoes() {
        ListBetaCatalogsDispatch tool =
                scripted(response(503, "{\"error\":{\"message\":\"Service temporarily unavailable\",\"code\":2}}"));

        assertThat(ReadCall.error(tool, "{" + US + "}").code()).isEqualTo(ErrorCode.PLATFORM_ERROR);
    }

    @Test
    void showsTheFirstHundredProductSets() {
        String sets = IntStream.range(100, 230)
                .mapToObj(id -> "{\"id\":\"" + id + "\",\"name\":\"N\"}")
                .collect(Collectors.joining(","));

        JsonNode page = ReadCall.data(scripted(response(200, "{\"data\":[" + sets + "]}")), "{" + US + "}");

        assertThat(page.at("/rows/0/product_sets")).hasSize(100);
        assertThat(page.at("/rows/0/product_set_count").asInt()).isEqualTo(130);
        assertThat(page.path("insights").findValuesAsText("code")).containsExactly("MORE_PRODUCT_SETS");
    }

    private static ListBetaCatalogsDispatch scripted(WireResponse sets) {
        return new ListBetaCatalogsDispatch(SandboxWorld.beta(ScriptedTransport.answering(
                response(200, BUSINESS), response(200, CATALOG), response(200, "{\"data\":[]}"), sets)));
    }
}
