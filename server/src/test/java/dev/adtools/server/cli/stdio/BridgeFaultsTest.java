package dev.adtools.server.cli.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers to a client when something is wrong. */
@Timeout(60)
class BridgeFaultsTest {

    private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"tools/list\"}";
    private static final String CALL =
            "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"tools/call\",\"params\":{\"name\":\"create_thing\"}}";
    private static final String CALL_WITH_KEY =
            CALL.replace("}}", ",\"_meta\":{\"dev.adtools/idempotencyKey\":\"k-1\"}}}");

    private final CountDownLatch end = new CountDownLatch(1);

    @AfterEach
    void letGo() {
        end.countDown();
    }

    @ParameterizedTest
    @CsvSource({
        "401, UNAUTHENTICATED",
        "403, INSUFFICIENT_SCOPE",
        "413, PAYLOAD_TOO_LARGE",
        "429, QUOTA_EXCEEDED",
        "500, INTERNAL",
        "503, OVERLOADED"
    })
    void keepsTheServicesOwnError(int status, String code) throws Exception {
        String error = "{\"message\":\"It says why.\",\"code\":\"" + code + "\",\"details\":{\"retryable\":true}}";
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(status, error);
                Conversation client = new Conversation(service.url())) {
            JsonNode answer = client.say(CALL).hear();

            assertThat(answer.get("jsonrpc").textValue()).isEqualTo("2.0");
            assertThat(answer.get("id").textValue()).isEqualTo("a");
            assertThat(answer.at("/error/code").intValue()).isEqualTo(-32603);
            assertThat(message(answer)).isEqualTo("The service answered " + status + " " + code + ": It says why.");
            assertThat(answer.at("/error/data/http_status").intValue()).isEqualTo(status);
            assertThat(answer.at("/error/data/error").toString()).isEqualTo(error);
            assertThat(client.complaints())
                    .contains("tools/call: The service answered " + status)
                    .doesNotContain(Conversation.TOKEN);
        }
    }

    @Test
    void handsOnAnErrorOfTheProtocolWhateverTheStatus() throws Exception {
        String error = "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"error\":{\"code\":-32601,\"message\":\"No such method.\"}}";
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(404, error);
                Conversation client = new Conversation(service.url())) {
            assertThat(client.say(LIST).hearLine()).isEqualTo(error);
        }
    }

    @Test
    void givesAnErrorOfTheProtocolTheIdThatItLacks() throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(
                        403, "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,\"message\":\"Origin.\"}}");
                Conversation client = new Conversation(service.url())) {
            assertThat(client.say(LIST).hearLine())
                    .isEqualTo(
                            "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"error\":{\"code\":-32600,\"message\":\"Origin.\"}}");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    200 | <html>{"id":"a"}</html>                     | true
                    200 | {"jsonrpc":"2.0","id":"b","result":{}}      | true
                    200 | {"jsonrpc":"2.0","id":1,"result":{"id":"a"}} | true
                    202 | ''                                          | true
                    404 | <html>{"id":"a"}</html>                     | false
                    502 | Bad Gateway                                 | true
                    """)
    void doesNotTakeStrangeTextForAnAnswer(int status, String body, boolean unknown) throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.answering(status, body);
                Conversation client = new Conversation(service.url())) {
            JsonNode answer = client.say(CALL).hear();

            assertThat(answer.get("id").textValue()).isEqualTo("a");
            assertThat(message(answer))
                    .startsWith("The service answered " + status + " in a form that it does not use");
            assertThat(message(answer).contains("is not known")).isEqualTo(unknown);
        }
    }

    @Test
    void followsNoRedirect() throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.that((message, exchange) -> {
                    exchange.getResponseHeaders().set("Location", "/elsewhere");
                    ScriptedEndpoint.answer(exchange, 307, "");
                });
                Conversation client = new Conversation(service.url())) {
            assertThat(message(client.say(CALL).hear()))
                    .isEqualTo("The service answered 307, and redirects are not followed; is the address right?");
            assertThat(service.posted()).hasSize(1);
        }
    }

    @Test
    void saysThatNothingWasSentWhenNobodyListens() throws Exception {
        try (Conversation client = new Conversation("http://127.0.0.1:1")) {
            JsonNode answer = client.say(CALL).hear();

            assertThat(answer.get("id").textValue()).isEqualTo("a");
            assertThat(message(answer)).isEqualTo("The service cannot be reached; is it running? Nothing was sent.");
            assertThat(client.complaints()).contains("ConnectException").hasLineCount(1);
        }
    }

    @Test
    void sendsNothingTwiceWhenTheConnectionBreaks() throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.that((message, exchange) -> exchange.close());
                Conversation client = new Conversation(service.url())) {
            assertThat(message(client.say(CALL_WITH_KEY).hear()))
                    .isEqualTo(
                            "The connection broke before the service had answered. Whether the call took effect is not"
                                    + " known: send it again with the same idempotency key to find out.");
            assertThat(message(client.say(CALL).hear())).contains("not known, and it has no idempotency key");
            assertThat(message(client.say(LIST).hear())).doesNotContain("not known");
            assertThat(service.posted()).hasSize(3);
        }
    }

    @Test
    void doesNotTakeHalfAnAnswer() throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.that((message, exchange) -> {
                    exchange.sendResponseHeaders(200, 1_000);
                    exchange.getResponseBody().write("{\"id\":\"a\",".getBytes(StandardCharsets.UTF_8));
                    exchange.getResponseBody().flush();
                });
                Conversation client = new Conversation(service.url())) {
            assertThat(message(client.say(CALL_WITH_KEY).hear())).contains("broke", "same idempotency key");
            assertThat(service.posted()).hasSize(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void givesUpWaiting(boolean answerBegins) throws Exception {
        try (ScriptedEndpoint service = ScriptedEndpoint.that((message, exchange) -> {
                    if (answerBegins) {
                        exchange.sendResponseHeaders(200, 1_000);
                        exchange.getResponseBody().flush();
                    }
                    hold();
                });
                Conversation client = new Conversation(service.url(), Duration.ofSeconds(1))) {
            assertThat(message(client.say(CALL_WITH_KEY).hear()))
                    .startsWith(
                            "The service did not answer within 1 seconds. Whether the call took effect is not known");
            assertThat(service.posted()).hasSize(1);
        }
    }

    private void hold() {
        try {
            assertThat(end.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String message(JsonNode answer) {
        return answer.at("/error/message").textValue();
    }
}
