package dev.adtools.tools.alpha;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ListAlphaAccountsHandlerTest {

    private static final List<String> SHOWN = Stream.concat(
                    Stream.of(SandboxWorld.MANAGER, SandboxWorld.USD, SandboxWorld.EUR, SandboxWorld.JPY),
                    SandboxWorld.ALPHA_FAULTY.stream())
            .toList();

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void listsAccountsBelowManagersWithTheWayToThem() {
        JsonNode page = data("{}", FixedCall.unlimited());

        assertThat(page.path("rows").findValuesAsText("account_id")).containsExactlyElementsOf(SHOWN);
        assertThat(page.at("/rows/2")).isEqualTo(WireJson.value("""
                                {"account_id":"1002003002","name":"Harbor and Pine Europe","currency":"EUR",
                                 "timezone":"Europe/Berlin","status":"ENABLED","manager":false,
                                 "login_customer_id":"1002003000"}"""));
        assertThat(page.at("/rows/1/login_customer_id").isNull()).isTrue();
        assertThat(page.path("source").asText()).isEqualTo("sandbox");
    }

    @Test
    void addsInactiveOnesWhenAskedTo() {
        JsonNode page = data("{\"include_inactive\":true}", FixedCall.unlimited());

        assertThat(page.path("rows").findValuesAsText("status")).contains("SUSPENDED");
        assertThat(page.path("total").asInt()).isEqualTo(SHOWN.size() + 1);
    }

    @Test
    void leavesOutAccountsThatCallerMayNotUse() {
        JsonNode page = data("{}", FixedCall.limitedTo(SandboxWorld.JPY));

        assertThat(page.path("rows").findValuesAsText("account_id")).containsExactly(SandboxWorld.JPY);
        assertThat(page.path("total").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 50})
    void showsEveryAccountOnce(int limit) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page =
                    data("{\"manager_id\":\"100-200-3000\",\"limit\":" + limit + cursor + "}", FixedCall.unlimited());
            ids.addAll(page.path("rows").findValuesAsText("account_id"));
            cursor = page.path("has_more").asBoolean()
                    ? ",\"cursor\":\"" + page.path("next_cursor").asText() + "\""
                    : "";
        } while (!cursor.isEmpty());

        assertThat(ids).containsExactlyElementsOf(SHOWN);
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data("{\"raw_data\":true,\"limit\":1}", FixedCall.unlimited());

        assertThat(table.path("columns")).hasSize(7);
        assertThat(table.at("/rows/0")).isEqualTo(WireJson.value("""
                                ["1002003000","Harbor and Pine Group","USD","America/New_York","ENABLED",true,null]"""));
    }

    @Test
    void keepsGoingWhenPlatformWillNotShowOneAccount() {
        JsonNode page = data(SandboxWorld.alpha(withOneClosed()), "{}", FixedCall.unlimited());

        assertThat(page.path("rows").findValuesAsText("account_id")).containsExactly("2222222222");
        assertThat(page.at("/unreadable/0/account_id").asText()).isEqualTo("1111111111");
        assertThat(page.at("/unreadable/0/code").asText()).isEqualTo("authorizationError.CUSTOMER_NOT_ENABLED");
    }

    @Test
    void namesNoAccountOfOthersThatCannotBeRead() {
        JsonNode page = data(SandboxWorld.alpha(withOneClosed()), "{}", FixedCall.limitedTo("2222222222"));

        assertThat(page.path("rows").findValuesAsText("account_id")).containsExactly("2222222222");
        assertThat(page.path("unreadable")).isEmpty();
    }

    private static ScriptedTransport withOneClosed() {
        return ScriptedTransport.answering(
                response(200, "{\"resourceNames\":[\"customers/1111111111\",\"customers/2222222222\"]}"),
                response(403, """
                        {"error":{"code":403,"message":"m","status":"PERMISSION_DENIED","details":[{"errors":[
                         {"errorCode":{"authorizationError":"CUSTOMER_NOT_ENABLED"},"message":"Closed."}]}]}}"""),
                response(200, "{\"results\":[{\"customerClient\":{\"id\":\"2222222222\",\"status\":\"ENABLED\"}}]}"));
    }

    @Test
    void failsWhenPlatformFails() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"resourceNames\":[\"customers/1111111111\"]}"), response(500, ""));

        ToolError error = ReadCall.error(new ListAlphaAccountsDispatch(SandboxWorld.alpha(transport)), "{}");

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_ERROR);
    }

    @Test
    void tellsThatItCanBeWorkedWith() {
        Integer reached = world.alpha().probe(FixedCall.NOW).fold(count -> count, failure -> -1);

        assertThat(reached).isEqualTo(2);
    }

    private JsonNode data(String arguments, CallContext call) {
        return data(world.alpha(), arguments, call);
    }

    private static JsonNode data(AlphaAds ads, String arguments, CallContext call) {
        return ReadCall.data(new ListAlphaAccountsDispatch(ads), arguments, call);
    }
}
