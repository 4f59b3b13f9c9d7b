package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.audit.AuditTrail;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.lifecycle.JettyManaged;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Calls whose records the trail does not take: what has changed something stands, because its own transaction tells of it and
 * whoever was refused would send it again; everything else is refused.
 */
class StalledTrailIT {

    private static final String WRITE = "{\"tool\":\"create_thing\",\"arguments\":{\"behaviour\":\"%s\"}}";
    private static final TestService APP = TestService.withProductTools();

    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        service.send(service.post("all", "create_thing", arguments("")).header("Idempotency-Key", "before"));
        for (Object managed : APP.getEnvironment().lifecycle().getManagedObjects()) {
            if (managed instanceof JettyManaged jetty && jetty.getManaged() instanceof AuditTrail trail) {
                trail.stop();
            }
        }
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void refuseWhatIsOnlyRead() {
        assertThat(code(service.execute("get_things", "{}"))).isEqualTo("STORE_UNAVAILABLE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no_change", "plan_rule_violation", "validate_only"})
    void refuseAWriteThatChangesNothing(String behaviour) {
        String arguments = behaviour.equals("validate_only") ? "\"validate_only\":true" : behaviour(behaviour);

        assertThat(code(service.execute("create_thing", "{\"arguments\":{" + arguments + "}}")))
                .isEqualTo("STORE_UNAVAILABLE");
    }

    @Test
    void refuseAReplay() {
        HttpResponse<byte[]> replayed =
                service.send(service.post("all", "create_thing", arguments("")).header("Idempotency-Key", "before"));

        assertThat(code(replayed)).isEqualTo("STORE_UNAVAILABLE");
        assertThat(Service.json(replayed).at("/error/details/retry").textValue())
                .isEqualTo("same_key");
    }

    @Test
    void tellOfAWriteThatWasSent() {
        assertThat(code(service.execute("create_thing", "{}"))).isEqualTo("");
        assertThat(code(service.execute("create_thing", "{\"arguments\":{" + behaviour("platform_rejected") + "}}")))
                .isEqualTo("PLATFORM_REJECTED");
        assertThat(code(service.execute("create_thing", "{\"arguments\":{" + behaviour("platform_timeout") + "}}")))
                .isEqualTo("OUTCOME_UNKNOWN");
    }

    @Test
    void tellOfAWriteThatWaits() {
        HttpResponse<byte[]> staged = service.execute(
                "create_thing", "{\"arguments\":{\"approval\":true," + behaviour("entity_" + UUID.randomUUID()) + "}}");

        assertThat(Service.json(staged).at("/data/status").textValue()).isEqualTo("pending_approval");
    }

    @Test
    void tellOfATaskThatWasMade() {
        HttpResponse<byte[]> made = service.execute(
                "create_scheduled_task",
                "{\"arguments\":{\"name\":\"Mine\",\"tool\":\"get_things\",\"arguments\":{},\"interval\":\"PT1H\"}}");

        assertThat(Service.json(made).at("/data/status").textValue()).isEqualTo("applied");
    }

    @Test
    void tellOfAWorkflowThatHasWrittenBeforeItFailed() {
        int before = APP.things().applied();
        String steps = WRITE.formatted("done") + "," + WRITE.formatted("platform_rejected");

        JsonNode failed =
                Service.json(service.execute("start_workflow", "{\"arguments\":{\"steps\":[" + steps + "]}}"));

        assertThat(APP.things().applied()).isGreaterThan(before);
        assertThat(failed.at("/error/code").textValue()).isEqualTo("PLATFORM_REJECTED");
        assertThat(failed.at("/error/details/retry").textValue()).isEqualTo("never");
    }

    private static String behaviour(String behaviour) {
        return "\"behaviour\":\"" + behaviour + "\"";
    }

    private static byte[] arguments(String more) {
        return ("{\"arguments\":{" + more + "}}").getBytes(StandardCharsets.UTF_8);
    }

    private static String code(HttpResponse<byte[]> answer) {
        return Service.json(answer).at("/error/code").asText();
    }
}
