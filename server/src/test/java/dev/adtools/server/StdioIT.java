package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Clients that start {@code mcp-stdio} and speak with the service through it. */
@Timeout(120)
class StdioIT {

    private static final TestService APP = new TestService();
    private static final String INITIALIZE =
            "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}}";
    private static final String META = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void serveAClientThatShakesHands() throws Exception {
        try (StdioProcess client = start("all")) {
            assertThat(client.answer(1, "initialize", INITIALIZE)
                            .at("/result/protocolVersion")
                            .textValue())
                    .isEqualTo("2025-06-18");
            client.say("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
            assertThat(client.answer(2, "ping", "{}").get("result")).isEmpty();
            assertThat(client.answer(3, "tools/list", "{}").at("/result/tools").findValuesAsText("name"))
                    .contains("get_things", "create_thing");

            JsonNode things = client.answer(4, "tools/call", call("get_things", "", ""));
            assertThat(things.at("/result/isError").booleanValue()).isFalse();
            assertThat(things.at("/result/structuredContent/echo").textValue()).isEqualTo("é\"\\\n");

            assertThat(client.answer(5, "tools/call", call("no_thing", "", ""))
                            .at("/error/code")
                            .intValue())
                    .isEqualTo(-32602);
            assertThat(client.answer(6, "tools/call", call("get_things", "platform_error", ""))
                            .at("/result/isError")
                            .booleanValue())
                    .isTrue();

            assertThat(client.hangUp().ended()).isZero();
            assertThat(client.unheard()).isZero();
            assertThat(client.errors()).isEmpty();
        }
    }

    @Test
    void serveAClientThatDoesNot() throws Exception {
        try (StdioProcess client = start("all")) {
            assertThat(client.answer(1, "server/discover", "{" + META + "}")
                            .at("/result/supportedVersions")
                            .toString())
                    .contains("2026-07-28");
            assertThat(client.answer(2, "tools/list", "{" + META + "}")
                            .at("/result/resultType")
                            .textValue())
                    .isEqualTo("complete");
            assertThat(client.answer(3, "tools/call", call("get_things", "", "," + META))
                            .at("/result/isError")
                            .booleanValue())
                    .isFalse();
            assertThat(client.answer(4, "tools/call", call("größe", "", "," + META))
                            .at("/error/code")
                            .intValue())
                    .isEqualTo(-32602);
            assertThat(client.answer(5, "ping", "{" + META + "}")
                            .at("/error/code")
                            .intValue())
                    .isEqualTo(-32601);

            assertThat(client.hangUp().ended()).isZero();
        }
    }

    @Test
    void sayWhyTheServiceRefuses() throws Exception {
        try (StdioProcess client = start("nobody")) {
            JsonNode refused = client.answer(1, "initialize", INITIALIZE);

            assertThat(refused.get("id").intValue()).isEqualTo(1);
            assertThat(refused.at("/error/data/http_status").intValue()).isEqualTo(401);
            assertThat(refused.at("/error/data/error/code").textValue()).isEqualTo("UNAUTHENTICATED");
            assertThat(client.errors())
                    .contains("initialize: The service answered 401")
                    .doesNotContain("nobody");
        }
    }

    @Test
    void answerAPingDuringASlowCallAndTheCallAfterTheEndOfInput() throws Exception {
        try (StdioProcess client = start("all")) {
            client.ask(1, "tools/call", call("get_things", "gate_stdio_slow", ""));
            APP.things().gate("gate_stdio_slow").awaitCall();

            assertThat(client.answer(2, "ping", "{}").get("id").intValue()).isEqualTo(2);
            client.hangUp();
            APP.things().gate("gate_stdio_slow").open();

            assertThat(client.hear().get("id").intValue()).isEqualTo(1);
            assertThat(client.ended()).isZero();
        }
    }

    @Test
    void endAtOnceWhenTheyAreToldTo() throws Exception {
        try (StdioProcess client = start("all")) {
            String call =
                    call("create_thing", "gate_stdio_term", ",\"_meta\":{\"dev.adtools/idempotencyKey\":\"term\"}");
            client.ask(1, "tools/call", call);
            APP.things().gate("gate_stdio_term").awaitCall();
            // Counted before the gate.
            int applied = APP.things().applied();

            assertThat(client.terminate().ended()).isEqualTo(143);
            assertThat(client.unheard()).isZero();
            APP.things().gate("gate_stdio_term").open();

            try (StdioProcess next = start("all")) {
                JsonNode answer = next.answer(1, "tools/call", call);
                while (answer.toString().contains("IDEMPOTENCY_IN_PROGRESS")) {
                    answer = next.answer(1, "tools/call", call);
                }
                assertThat(answer.at("/result/isError").booleanValue()).isFalse();
            }
            assertThat(APP.things().applied()).isEqualTo(applied);
        }
    }

    @Test
    void surviveWhatTheyShouldNotBeSent() throws Exception {
        try (StdioProcess client = start("all")) {
            assertThat(client.say("")
                            .say("nonsense\u0000")
                            .hear()
                            .at("/error/code")
                            .intValue())
                    .isEqualTo(-32700);
            assertThat(client.answer(1, "ping", "{\"a\":\"" + "x".repeat(3 << 20) + "\"}")
                            .at("/error/message")
                            .textValue())
                    .isEqualTo("The message exceeds 2 MiB.");
            JsonNode twice = client.answer(2, "ping", "{\"a\":1,\"a\":2}");
            assertThat(twice.get("id").intValue()).isEqualTo(2);
            assertThat(twice.at("/error/code").intValue()).isEqualTo(-32700);
            assertThat(client.answer(3, "ping", "{\"a\":" + "[".repeat(31) + "]".repeat(31) + "}")
                            .has("result"))
                    .isTrue();
        }
    }

    @Test
    void keepNoiseOutOfTheAnswers() throws Exception {
        try (StdioProcess client = StdioProcess.start(NoisyStdio.class, APP.getLocalPort(), "all", folder)) {
            for (int id = 1; id <= 50; id++) {
                assertThat(client.answer(id, "ping", "{}").get("id").intValue()).isEqualTo(id);
            }

            assertThat(client.hangUp().ended()).isZero();
            assertThat(client.unheard()).isZero();
            assertThat(client.errors()).contains("noise printed", "noise logged");
        }
    }

    private StdioProcess start(String token) throws Exception {
        return StdioProcess.start(AdtoolsApplication.class, APP.getLocalPort(), token, folder);
    }

    private static String call(String tool, String behaviour, String more) {
        String arguments = behaviour.isEmpty() ? "{}" : "{\"behaviour\":\"" + behaviour + "\"}";
        return "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + more + "}";
    }
}
