package dev.adtools.server.cli.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.cli.stdio.ScriptedEndpoint.Posted;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class BridgeTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";

    @Test
    void postsALineAsItIsAndHandsTheAnswerBackAsItIs() throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(200, PONG);
                Conversation client = new Conversation(service.url())) {
            String line = "{ \"id\" : 1,\t\"jsonrpc\":\"2.0\", \"method\":\"ping\",\"params\":{\"a\":\"\\u00e9é\"} }\r";

            assertThat(client.say(line).hearLine()).isEqualTo(PONG);

            Posted posted = service.posted().get(0);
            assertThat(posted.target()).isEqualTo("POST /mcp");
            assertThat(posted.body()).isEqualTo(line);
            assertThat(posted.header("authorization")).isEqualTo("Bearer " + Conversation.TOKEN);
            assertThat(posted.header("content-type")).isEqualTo("application/json");
            assertThat(posted.header("accept")).isEqualTo("application/json, text/event-stream");
            assertThat(posted.headers())
                    .doesNotContainKeys("mcp-protocol-version", "mcp-method", "mcp-name", "upgrade");
            assertThat(client.complaints()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    tools/call     | "name":"get_campaigns"       | get_campaigns
                    tools/call     | "name":"Hello, \\u4e16\\u754c" | =?base64?SGVsbG8sIOS4lueVjA==?=
                    tools/call     | "name":" padded "            | =?base64?IHBhZGRlZCA=?=
                    prompts/get    | "name":"line1\\nline2"       | =?base64?bGluZTEKbGluZTI=?=
                    resources/read | "uri":"=?base64?literal?="   | =?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=
                    tools/list     | "name":"x"                   | ''
                    tools/call     | "name":7                     | ''
                    """)
    void mirrorsWhatAMessageSaysOfItself(String method, String name, String header) throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(200, PONG);
                Conversation client = new Conversation(service.url())) {
            client.say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":{" + name
                            + ",\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}}")
                    .hear();

            Posted posted = service.posted().get(0);
            assertThat(posted.header("mcp-protocol-version")).isEqualTo("2026-07-28");
            assertThat(posted.header("mcp-method")).isEqualTo(method);
            assertThat(posted.header("mcp-name")).isEqualTo(header);
        }
    }

    @Test
    void namesTheRevisionThatWasNegotiatedFromTheNextMessageOn() throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(
                        200, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-06-18\"}}");
                Conversation client = new Conversation(service.url())) {
            String initialize = PING.replace("ping", "initialize");
            client.say(initialize).hear();
            client.say(PING).hear();
            client.say(initialize).hear();

            assertThat(service.posted())
                    .extracting(posted -> posted.header("mcp-protocol-version"))
                    .containsExactly("", "2025-06-18", "");
            assertThat(service.posted().get(1).headers()).doesNotContainKeys("mcp-method", "mcp-name");
        }
    }

    @Test
    void doesNotHoldUpOneRequestForAnother() throws Exception {
        CountDownLatch slow = new CountDownLatch(1);
        try (ScriptedEndpoint service = ScriptedEndpoint.that((message, exchange) -> {
                    if (message.body().contains("slow")) {
                        await(slow);
                    }
                    ScriptedEndpoint.answer(exchange, 200, echo(message));
                });
                Conversation client = new Conversation(service.url())) {
            client.say(request("\"slow\"", "tools/call")).say(request("\"quick\"", "ping"));

            assertThat(client.hear().get("id").textValue()).isEqualTo("quick");
            slow.countDown();
            assertThat(client.hear().get("id").textValue()).isEqualTo("slow");
        }
    }

    @Test
    void hasThirtyTwoInFlightAtMost() throws Exception {
        CountDownLatch arrived = new CountDownLatch(32);
        CountDownLatch open = new CountDownLatch(1);
        try (ScriptedEndpoint service = ScriptedEndpoint.that((message, exchange) -> {
                    arrived.countDown();
                    await(open);
                    ScriptedEndpoint.answer(exchange, 200, echo(message));
                });
                Conversation client = new Conversation(service.url())) {
            for (int i = 1; i <= 40; i++) {
                client.say(request(Integer.toString(i), "tools/call"));
            }
            await(arrived);
            assertThat(service.posted()).hasSize(32);

            open.countDown();
            Set<Integer> answered = new TreeSet<>();
            for (int i = 1; i <= 40; i++) {
                answered.add(client.hear().get("id").intValue());
            }
            assertThat(answered).hasSize(40);
        }
    }

    @Test
    void answersWhatIsInFlightBeforeItEnds() throws Exception {
        CountDownLatch arrived = new CountDownLatch(1);
        CountDownLatch open = new CountDownLatch(1);
        try (ScriptedEndpoint service = ScriptedEndpoint.that((message, exchange) -> {
                    arrived.countDown();
                    await(open);
                    ScriptedEndpoint.answer(exchange, 200, PONG);
                });
                Conversation client = new Conversation(service.url())) {
            client.say(PING.getBytes(StandardCharsets.UTF_8)).hangUp();
            await(arrived);
            assertThat(client.isOver()).isFalse();

            open.countDown();

            assertThat(client.ended()).isTrue();
            assertThat(client.hearLine()).isEqualTo(PONG);
        }
    }

    @Test
    void sendsNothingForAClientThatDoesNotRead() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(200, PONG);
                Conversation client = new Conversation(service.url(), Duration.ofSeconds(30), broken)) {
            // Refused here, so its answer has failed before the next line is read.
            client.say("nonsense").say(PING).hangUp();

            assertThat(client.ended()).isFalse();
            assertThat(service.posted()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {202, 200, 400, 500})
    void answersNoNotification(int status) throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(status, status == 202 ? "" : PONG);
                Conversation client = new Conversation(service.url())) {
            client.say("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}")
                    .hangUp();

            assertThat(client.ended()).isTrue();
            assertThat(client.unheard()).isZero();
            assertThat(service.posted()).hasSize(1);
            assertThat(client.complaints().isEmpty()).isEqualTo(status < 300);
        }
    }

    @Test
    void neverAnswersAnAnswer() throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(400, PONG);
                Conversation client = new Conversation(service.url())) {
            client.say(PONG).hangUp();

            assertThat(client.ended()).isTrue();
            assertThat(client.unheard()).isZero();
        }
    }

    @Test
    void putsAnAnswerOnOneLine() throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(
                        200, "\n{\r\n  \"result\": {\"text\": \"a\\nb\"},\n  \"id\": 1\n}\n");
                Conversation client = new Conversation(service.url())) {
            JsonNode answer = client.say(PING).hear();

            assertThat(answer.at("/result/text").textValue()).isEqualTo("a\nb");
        }
    }

    @Test
    void handsBackAnswersThatAreGreaterThanAnyMessage() throws Exception {
        String large = "{\"jsonrpc\":\"2.0\",\"result\":{\"rows\":[" + "[1,2,3],".repeat(400_000) + "[]]},\"id\":1}";
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(200, large);
                Conversation client = new Conversation(service.url())) {
            assertThat(client.say(PING).hearLine()).isEqualTo(large);
        }
    }

    private static String request(String id, String method) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"id\":" + id + "}";
    }

    private static String echo(Posted message) {
        return message.body().replaceAll(".*\"id\":([^}]*)}", "{\"jsonrpc\":\"2.0\",\"id\":$1,\"result\":{}}");
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(30, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody came");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
