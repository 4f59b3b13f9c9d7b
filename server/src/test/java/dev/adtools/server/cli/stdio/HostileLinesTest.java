package dev.adtools.server.cli.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.cli.stdio.ScriptedEndpoint.Posted;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that no client should write. */
@Timeout(60)
class HostileLinesTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";

    private final ScriptedEndpoint service = ScriptedEndpoint.answering(200, PONG);
    private final Conversation client = new Conversation(service.url());

    @AfterEach
    void close() {
        client.close();
        service.close();
    }

    @Test
    void mayBeginWithAByteOrderMark() throws Exception {
        assertThat(client.say("\uFEFF" + PING).hearLine()).isEqualTo(PONG);
        assertThat(service.posted()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "{", "\u0000", "}}}}{{{{\""})
    void areNoJson(String line) throws Exception {
        JsonNode answer = client.say(line).hear();

        assertThat(answer.at("/error/code").intValue()).isEqualTo(-32700);
        assertThat(service.posted()).isEmpty();
        assertThat(client.say(PING).hearLine()).isEqualTo(PONG);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "[]",
                "[" + PING + "]",
                "{}",
                "{\"id\":null,\"method\":\"ping\"}",
                "{\"id\":[1],\"method\":\"x\"}"
            })
    void areNoMessage(String line) throws Exception {
        JsonNode answer = client.say(line).hear();

        assertThat(answer.at("/error/code").intValue()).isEqualTo(-32600);
        assertThat(answer.has("id")).isFalse();
        assertThat(service.posted()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"id":7,"method":"x","params":{"a":1,"a":2}}                     | 7
                    {"method":"x","params":{"text":"\\ud83d"},"jsonrpc":"2.0","id":7} | 7
                    {"method":"x","params":{"n":1e999,"id":3},"id" : "seven"}        | "seven"
                    {"params":["}",{"id":3},"\\"",",\\\\"],"id":7,"method":"x",}       | 7
                    {"id":7,"method":"ping"} {}                                      | 7
                    {"id":7}                                                         | 7
                    """)
    void areAnsweredToTheirIdByTheService(String line, String id) throws Exception {
        String error = "\"error\":{\"code\":-32700,\"message\":\"Not JSON.\"}}";
        try (ScriptedEndpoint strict = ScriptedEndpoint.answering(400, "{\"jsonrpc\":\"2.0\"," + error);
                Conversation other = new Conversation(strict.url())) {
            assertThat(other.say(line).hearLine()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":" + id + "," + error);
            assertThat(strict.posted()).extracting(Posted::body).containsExactly(line);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"id\":7,\"a\":\"%s\"}", "{\"a\":\"%s\",\"id\":7}", "{\"a\":[%s],\"id\":7}"})
    void areTooLong(String line) throws Exception {
        JsonNode answer = client.say(line.formatted("1".repeat(3 << 20))).hear();

        assertThat(answer.get("id").intValue()).isEqualTo(7);
        assertThat(answer.at("/error/code").intValue()).isEqualTo(-32600);
        assertThat(answer.at("/error/message").textValue()).isEqualTo("The message exceeds 2 MiB.");
        assertThat(service.posted()).isEmpty();
        assertThat(client.say(PING).hearLine()).isEqualTo(PONG);
    }

    @Test
    void areAsLongAsTheServiceTakes() throws Exception {
        String head = "{\"id\":1,\"method\":\"ping\",\"params\":{\"a\":\"";
        String whole = head + "x".repeat((2 << 20) - head.length() - 3) + "\"}}";

        assertThat(client.say(whole).hearLine()).isEqualTo(PONG);

        assertThat(service.posted().get(0).body()).isEqualTo(whole);
        assertThat(client.say(whole + " ").hear().has("error")).isTrue();
    }

    @Test
    void sayNothing() throws Exception {
        assertThat(client.say("").say(" \t\r").say(PING).hearLine()).isEqualTo(PONG);
    }

    @Test
    void areNoText() throws Exception {
        Random random = new Random(Seed.drawn("lines that are no text"));
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[8 + random.nextInt(300)];
            random.nextBytes(bytes);
            String line = new String(bytes, StandardCharsets.ISO_8859_1).replaceAll("[\\n\\t\\r ]", "!") + "\n";
            client.say(line.getBytes(StandardCharsets.ISO_8859_1));

            assertThat(client.hear().at("/error/code").intValue()).isEqualTo(-32700);
        }
        assertThat(client.say(PING).hearLine()).isEqualTo(PONG);
        assertThat(service.posted()).hasSize(1);
    }

    @Test
    void comeInPieces() throws Exception {
        for (byte b : (PING + "\n").getBytes(StandardCharsets.UTF_8)) {
            client.say(new byte[] {b});
        }

        assertThat(client.hearLine()).isEqualTo(PONG);
        client.say((PING + "\n" + PING + "\n" + PING).getBytes(StandardCharsets.UTF_8))
                .hangUp();
        assertThat(client.ended()).isTrue();
        assertThat(service.posted()).hasSize(4);
    }
}
