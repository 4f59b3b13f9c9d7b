package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The service's own data, read over HTTP with memory for a few kilobytes of it. */
@Tag("stores")
class OwnTablesMemoryIT {

    private static final String ACTIONS = "/api/v1/pending-actions";
    // One call may take a half, which is what 5,000 bytes of JSON come to.
    private static final TestService APP = TestService.withMemory(60_000);

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
    void refusesAListOfMoreActionsThanThereIsMemoryForAndShowsASmallerOne() {
        for (int i = 0; i < 20; i++) {
            service.execute("stage_thing", "{\"arguments\":{\"size\":" + (i + 1) + "}}");
        }

        HttpResponse<byte[]> all = get(ACTIONS + "?limit=500");
        HttpResponse<byte[]> one = get(ACTIONS + "?limit=1");

        assertThat(all.statusCode()).isEqualTo(422);
        assertThat(Service.json(all).get("code").textValue()).isEqualTo("RULE_VIOLATION");
        assertThat(Service.json(all).at("/details/violations/0/rule").textValue())
                .isEqualTo("SIZE-2");
        JsonNode shown = Service.json(one).at("/rows/0/id");
        assertThat(shown.textValue()).startsWith("pa_");
        assertThat(get(ACTIONS + "/" + shown.textValue()).statusCode()).isEqualTo(200);
    }

    private static HttpResponse<byte[]> get(String path) {
        return service.send(service.request("all", path));
    }
}
