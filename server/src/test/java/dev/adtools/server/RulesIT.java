package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules of tools as the service lists them. */
class RulesIT {

    private static final String TOKEN = "a-bootstrap-token-of-thirty-two-or-more";
    private static final String PATH = "/api/v1/rules";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void sayWhatTheyAskForAndWhereThatIsKnownFrom() {
        JsonNode answer = Service.json(get(TOKEN, PATH + "?tool=validate_campaign_draft"));

        assertThat(answer.get("has_more").booleanValue()).isFalse();
        assertThat(answer.get("rows")).hasSize(52);
        assertThat(row(answer, "CMP-SAC-2")).hasToString("""
                        {"id":"CMP-SAC-2","tools":["validate_campaign_draft"],"severity":"error",\
                        "text":"Special ad categories exist.","source":"platform",\
                        "url":"https://developers.facebook.com/documentation/ads-commerce/marketing-api/audiences/special-ad-category"}""");
        assertThat(row(answer, "CMP-EMPTY-1").get("url").isNull()).isTrue();
    }

    @Test
    void areThoseThatViolationsAndFindingsCarry() {
        JsonNode violations = Service.json(service.execute(
                        TOKEN,
                        "get_alpha_keywords",
                        "{\"arguments\":{\"account_id\":\"100-200-3001\",\"ad_group_id\":\"1\",\"include_metrics\":false,"
                                + "\"min_impressions\":1}}"))
                .at("/error/details/violations");
        JsonNode listed = Service.json(get(TOKEN, PATH + "?tool=get_alpha_keywords"));

        assertThat(violations).isNotEmpty();
        assertThat(violations)
                .allSatisfy(violation -> row(listed, violation.get("rule").textValue()));
    }

    @Test
    void areThoseOfToolsThatTheTokenMaySee() {
        post("/api/v1/principals", "{\"id\":\"reporting\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        String narrow = post("/api/v1/tokens", """
                        {"name":"us","principal":"reporting","scopes":["tools:read"],
                         "platforms":["alpha_analytics"]}""").get("token").textValue();

        JsonNode rows = Service.json(get(narrow, PATH)).get("rows");
        List<String> visible = new ArrayList<>();
        Service.json(get(narrow, "/api/v1/tools"))
                .get("tools")
                .forEach(tool -> visible.add(tool.get("name").textValue()));

        assertThat(visible).contains("alpha_analytics", "start_workflow").doesNotContain("get_campaigns");
        assertThat(rows).isNotEmpty().allSatisfy(rule -> assertThat(names(rule)).isSubsetOf(visible));
        assertThat(get(narrow, PATH + "?tool=get_campaigns").statusCode()).isEqualTo(404);
    }

    @Test
    void areRefusedToNobodyAndToWhoeverAsksForNoTool() {
        HttpResponse<byte[]> anonymous = service.send(service.anonymous(PATH));
        HttpResponse<byte[]> missing = get(TOKEN, PATH + "?tool=no_such_tool");

        assertThat(anonymous.statusCode()).isEqualTo(401);
        assertThat(missing.statusCode()).isEqualTo(404);
        assertThat(Service.json(missing).get("code").textValue()).isEqualTo("TOOL_NOT_FOUND");
    }

    private static JsonNode row(JsonNode answer, String id) {
        return StreamSupport.stream(answer.get("rows").spliterator(), false)
                .filter(rule -> rule.get("id").textValue().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id));
    }

    private static List<String> names(JsonNode rule) {
        return StreamSupport.stream(rule.get("tools").spliterator(), false)
                .map(JsonNode::textValue)
                .toList();
    }

    private static HttpResponse<byte[]> get(String token, String path) {
        return service.send(service.request(token, path).GET());
    }

    private static JsonNode post(String path, String body) {
        return Service.json(service.send(service.request(TOKEN, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }
}
