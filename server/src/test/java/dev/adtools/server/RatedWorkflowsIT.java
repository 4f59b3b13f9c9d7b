package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import io.dropwizard.testing.ConfigOverride;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A workflow makes no more calls a minute than its token may. */
class RatedWorkflowsIT {

    private static final SettableMeter TIME = new SettableMeter();
    private static final TestService APP = TestService.withProductToolsAndQuotas(
            new ItDatabase(),
            TIME,
            ConfigOverride.config("quotas.readsPerMinute", "2"),
            ConfigOverride.config("quotas.writesPerMinute", "2"));

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

    @BeforeEach
    void beginWithEverything() {
        TIME.advance(Duration.ofMinutes(2));
    }

    @Test
    void waitsWithTheReadThatIsOneTooMany() {
        JsonNode workflow = started("get_things", "get_things", "get_things");
        HttpResponse<byte[]> own = service.execute("all", "get_things", "{}");

        waitsAt(workflow, 2);
        assertThat(own.statusCode()).isEqualTo(429);
    }

    @Test
    void waitsWithTheWriteThatIsOneTooMany() {
        int before = APP.things().applied();

        // Starting is a write itself.
        JsonNode workflow = started("create_thing", "create_thing");

        waitsAt(workflow, 1);
        assertThat(APP.things().applied() - before).isEqualTo(1);
    }

    private static void waitsAt(JsonNode workflow, int step) {
        assertThat(workflow.get("status").textValue()).isEqualTo("running");
        assertThat(workflow.get("step").intValue()).isEqualTo(step);
        assertThat(workflow.at("/step_list/" + step + "/status").textValue()).isEqualTo("pending");
        assertThat(workflow.at("/error/code").textValue()).isEqualTo("QUOTA_EXCEEDED");
    }

    private static JsonNode started(String... tools) {
        StringBuilder steps = new StringBuilder();
        for (String tool : tools) {
            steps.append(steps.isEmpty() ? "" : ",")
                    .append("{\"tool\":\"")
                    .append(tool)
                    .append("\",\"arguments\":{}}");
        }
        byte[] body = ("{\"arguments\":{\"steps\":[" + steps + "]}}").getBytes(StandardCharsets.UTF_8);
        return Service.json(service.send(service.post("all", "start_workflow", body)))
                .at("/data/result");
    }
}
