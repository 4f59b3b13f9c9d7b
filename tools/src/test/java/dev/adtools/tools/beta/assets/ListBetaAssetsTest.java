package dev.adtools.tools.beta.assets;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
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
import org.junit.jupiter.params.provider.MethodSource;

final class ListBetaAssetsTest {

    private static final String US = "\"account_id\":\"act_1700100001\"";
    private static final String BUSINESS = "{\"id\":\"act_1700100001\",\"business\":{\"id\":\"77\"}}";
    private static final String CATALOG = "{\"data\":[{\"id\":\"5\",\"name\":\"A\",\"vertical\":\"commerce\"}]}";
    private static final BetaAds ADS = new SandboxWorld().beta();

    static Stream<ReadDispatch<?, ?>> tools() {
        return Stream.of(
                new ListBetaPixelsDispatch(ADS), new ListBetaPagesDispatch(ADS), new ListBetaCatalogsDispatch(ADS));
    }

    @ParameterizedTest
    @MethodSource("tools")
    void showsEverythingOnceOverItsPages(ReadDispatch<?, ?> tool) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        JsonNode page;
        do {
            page = ReadCall.data(tool, "{" + US + ",\"limit\":1" + cursor + "}");
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
    void answersTheSameAsCompactRows(ReadDispatch<?, ?> tool) {
        JsonNode page = ReadCall.data(tool, "{" + US + "}");
        JsonNode table = ReadCall.data(tool, "{" + US + ",\"raw_data\":true}");

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
                {"id":"1480220000000004","name":"Landing pages","last_fired_time":null,"unavailable":false,
                 "consolidated":false}"""));
        assertThat(rows.get(4).path("unavailable").asBoolean()).isTrue();
        assertThat(rows.get(0).path("last_fired_time").asText()).endsWith("Z");
    }

    @Test
    void listsPagesByName() {
        assertThat(ReadCall.data(new ListBetaPagesDispatch(ADS), "{" + US + "}").path("rows"))
                .isEqualTo(WireJson.value("""
                        [{"id":"104220000000001","name":"Harbor and Pine"},
                         {"id":"104220000000002","name":"Trail planner"}]"""));
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
