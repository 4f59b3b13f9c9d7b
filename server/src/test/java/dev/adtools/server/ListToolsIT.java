package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The catalog: what it holds, for whom, and when it need not be sent again. */
class ListToolsIT {

    private static final TestService APP = new TestService();
    private static final String PATH = "/api/v1/tools";

    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void holdsSixFieldsOfEveryToolByName() {
        HttpResponse<byte[]> response = service.send(service.request("all", PATH));

        JsonNode catalog = Service.json(response);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(catalog.fieldNames()).toIterable().containsExactly("ok", "tools");
        assertThat(catalog.get("ok").booleanValue()).isTrue();
        assertThat(catalog.get("tools"))
                .allSatisfy(tool -> assertThat(tool.fieldNames())
                        .toIterable()
                        .containsExactly("platform", "name", "description", "mode", "inputSchema", "annotations"));
        assertThat(catalog.get("tools").findValuesAsText("name"))
                .containsExactly("check_thing", "create_thing", "get_things", "stage_thing", "stop_thing");
    }

    @ParameterizedTest
    @CsvSource({
        "beta,    get_things stage_thing",
        "narrow,  get_things",
        "reports, get_things",
        "reader,  check_thing create_thing get_things stage_thing stop_thing",
        "account, check_thing create_thing get_things stage_thing stop_thing"
    })
    void showsWhatTheTokenIsLimitedToWhateverItsScopes(String token, String names) {
        JsonNode catalog = Service.json(service.send(service.request(token, PATH)));

        assertThat(catalog.get("tools").findValuesAsText("name")).containsExactly(names.split(" "));
    }

    @Test
    void isNotSentAgainToACallerThatHasIt() {
        String tag = service.send(service.request("all", PATH))
                .headers()
                .firstValue("ETag")
                .orElse("");

        HttpResponse<byte[]> same = service.send(service.request("all", PATH).header("If-None-Match", tag));
        HttpResponse<byte[]> any = service.send(service.request("all", PATH).header("If-None-Match", "\"x\", " + tag));
        HttpResponse<byte[]> other = service.send(service.request("beta", PATH).header("If-None-Match", tag));

        assertThat(tag).matches("\"[0-9a-f]{32}\"");
        assertThat(same.statusCode()).isEqualTo(304);
        assertThat(same.body()).isEmpty();
        assertThat(same.headers().firstValue("ETag")).hasValue(tag);
        assertThat(same.headers().firstValue("Cache-Control")).hasValue("private, no-cache");
        assertThat(any.statusCode()).isEqualTo(304);
        assertThat(other.statusCode()).isEqualTo(200);
    }

    @Test
    void answersHeadWithTheSameHeaders() {
        HttpResponse<byte[]> get = service.send(service.request("all", PATH));
        HttpResponse<byte[]> head = service.send(service.request("all", PATH).method("HEAD", BodyPublishers.noBody()));

        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(head.headers().firstValue("ETag")).isEqualTo(get.headers().firstValue("ETag"));
        assertThat(head.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(head.headers().firstValueAsLong("Content-Length")).hasValue(get.body().length);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            all    | platform=beta                    | get_things stage_thing
            all    | group=changes                    | create_thing stage_thing stop_thing
            all    | mode=read                        | get_things
            all    | platform=alpha&mode=write        | create_thing stop_thing
            all    | mode=write&group=reporting       | ''
            beta   | platform=alpha                   | ''
            narrow | mode=read&platform=beta&group=reporting | get_things
            """)
    void isFilteredOnRequest(String token, String query, String names) {
        HttpResponse<byte[]> filtered = service.send(service.request(token, PATH + "?" + query));

        assertThat(Service.json(filtered).get("tools").findValuesAsText("name"))
                .containsExactly(names.isEmpty() ? new String[0] : names.split(" "));
        assertThat(Service.json(filtered).fieldNames()).toIterable().containsExactly("ok", "tools");
    }

    @Test
    void hasATagForEachFilterThatFindsOthers() {
        String whole = tag("");
        String beta = tag("?platform=beta");

        assertThat(beta).isNotEqualTo(whole);
        assertThat(tag("?platform=beta")).isEqualTo(beta);
        assertThat(service.send(service.request("all", PATH + "?platform=beta").header("If-None-Match", beta))
                        .statusCode())
                .isEqualTo(304);
        assertThat(service.send(service.request("all", PATH + "?platform=beta").header("If-None-Match", whole))
                        .statusCode())
                .isEqualTo(200);
        assertThat(tag("")).isEqualTo(whole);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            platform=Beta | platform must be one of alpha, beta, alpha_analytics.
            group=report  | group must be one of accounts, campaigns, reporting, changes, validation, approvals, schedules, operations.
            mode=         | mode must be one of read, validate, write.
            """)
    void refusesFiltersWithoutSuchAValue(String query, String message) {
        HttpResponse<byte[]> refused = service.send(service.request("all", PATH + "?" + query));

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(Service.json(refused).get("code").textValue()).isEqualTo("INVALID_REQUEST");
        assertThat(Service.json(refused).get("message").textValue()).isEqualTo(message);
    }

    private static String tag(String query) {
        return service.send(service.request("all", PATH + query))
                .headers()
                .firstValue("ETag")
                .orElseThrow();
    }
}
