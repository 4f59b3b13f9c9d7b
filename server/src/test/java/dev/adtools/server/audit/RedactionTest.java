package dev.adtools.server.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.adtools.api.Audit;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.call.Arguments;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RedactionTest {

    private static final Contract CONTRACT = new Contract(
            Map.of(
                    "account_id", Audit.KEEP,
                    "ids", Audit.KEEP,
                    "page_token", Audit.KEEP,
                    "name", Audit.HASH,
                    "draft", Audit.HASH,
                    "pin", Audit.DROP),
            Map.of(
                    "steps",
                    new Contract(
                            Map.of("tool", Audit.KEEP, "arguments", Audit.HASH),
                            Map.of("options", new Contract(Map.of("dry", Audit.KEEP), Map.of())))));

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {}                                              | {}
            { "account_id" : "123-456-7890" }               | {"account_id":"123-456-7890"}
            {"account_id":1234567890}                       | {"account_id":1234567890}
            {"account_id":1.50}                             | {"account_id":1.50}
            {"account_id":-1e-7}                            | {"account_id":-1e-7}
            {"account_id":0e-999999999}                     | {"account_id":0e-999999999}
            {"pin":null}                                    | {"pin":"d:"}
            {"account_id":true}                             | {"account_id":true}
            {"account_id":false}                            | {"account_id":false}
            {"pin":"1234","account_id":"1"}                 | {"pin":"d:","account_id":"1"}
            {"pin":{"deep":[1]}}                            | {"pin":"d:"}
            {"ids":[ "1" ,	"2", 3,true ]}                   | {"ids":["1","2",3,true]}
            {"ids":[]}                                      | {"ids":[]}
            {"ids":[["1"],[["2"]]]}                         | {"ids":[["1"],[["2"]]]}
            {"ids":"1"}                                     | {"ids":"1"}
            {"page_token":"abc"}                            | {"page_token":"abc"}
            {"steps":[{"tool":"get_campaigns"}]}            | {"steps":[{"tool":"get_campaigns"}]}
            {"steps":{"tool":"get_campaigns"}}              | {"steps":{"tool":"get_campaigns"}}
            {"steps":[{"options":{"dry":true}}]}            | {"steps":[{"options":{"dry":true}}]}
            """)
    void keepsAndDrops(String sent, String kept) {
        assertThat(redacted(sent)).isEqualTo(kept);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            name       | "Spring"                           | "Spring"
            name       | "Spr\\u0069ng"                     | "Spring"
            name       | "\\u00fc"                          | "ü"
            name       | "a\\tb"                            | "a\\tb"
            name       | null                               | null
            name       | 1.0                                | 1
            draft      | { "b" : [1.0, 1e3], "a" : {} }     | { "b" : [1.0, 1e3], "a" : {} }
            draft      | [ "\\u0061", 1.0 ]                 | [ "\\u0061", 1.0 ]
            account_id | {"a":1}                            | {"a":1}
            account_id | "\\u0068:0123456789ab"              | "h:0123456789ab"
            account_id | "h:0123456789ab"                   | "h:0123456789ab"
            account_id | "d:"                               | "d:"
            steps      | 7                                  | 7
            """)
    void hashesScalarsCanonicallyAndTheRestAsSent(String name, String value, String hashed) {
        assertThat(redacted("{\"" + name + "\": " + value + " }"))
                .isEqualTo("{\"" + name + "\":\"" + Hashes.of(hashed) + "\"}");
    }

    @Test
    void keeps96BytesAndHashesMore() {
        String most = "{\"account_id\":\"" + "a_".repeat(47) + "\"}";

        assertThat(redacted(most)).isEqualTo(most);
        assertThat(redacted("{\"account_id\":\"" + "a_".repeat(47) + "a\"}")).contains("\"h:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"account", "Name", "a b", "", "ä", "someone@example.com", "access_token"})
    void hashesNamesThatTheContractDoesNotHave(String name) {
        assertThat(redacted("{\"" + name + "\":1}"))
                .isEqualTo("{\"" + Hashes.of(name) + "\":\"" + Hashes.of("1") + "\"}");
    }

    @Test
    void keepsTwentyItemsAndCountsTheOthers() {
        String ids = IntStream.range(0, 100).mapToObj(Integer::toString).collect(Collectors.joining(","));
        String first = IntStream.range(0, 20).mapToObj(Integer::toString).collect(Collectors.joining(","));

        assertThat(redacted("{\"ids\":[" + ids + "]}")).isEqualTo("{\"ids\":[" + first + ",{\"+left_out\":80}]}");
    }

    @Test
    void leavesRoomForWhatFollowsALongValue() {
        String steps = IntStream.range(0, 20)
                .mapToObj(i -> "{\"tool\":\"" + "a_".repeat(32) + "\",\"extra_" + i + "\":" + i + "}")
                .collect(Collectors.joining(","));

        String redacted = redacted("{\"steps\":[" + steps + "],\"account_id\":\"1\",\"name\":\"x\"}");

        assertThat(redacted)
                .contains("+left_out")
                .endsWith(",\"account_id\":\"1\",\"name\":\"" + Hashes.of("\"x\"") + "\"}");
        assertThat(redacted.length()).isLessThanOrEqualTo(Redaction.MOST_BYTES);
    }

    @Test
    void countsTheMembersBehindTwentyThatTheContractDoesNotHave() {
        String sent = IntStream.range(0, 1000)
                .mapToObj(i -> "\"member_" + i + "\":" + i)
                .collect(Collectors.joining(",", "{", ",\"account_id\":\"1\"}"));

        JsonObject redacted = (JsonObject) JsonCursor.read(redacted(sent).getBytes(UTF_8));

        assertThat(redacted.members()).hasSize(22).containsEntry("account_id", new JsonString("1"));
        assertThat(redacted.get(Redaction.LEFT_OUT)).isEqualTo(JsonNumber.of(980));
    }

    @Test
    void hashesLongValuesAsTheyWereSent() {
        String rows = "[" + "1.0,".repeat(10_000) + "2]";

        assertThat(redacted("{\"draft\":" + rows + "}")).isEqualTo("{\"draft\":\"" + Hashes.of(rows) + "\"}");
    }

    @Test
    void hashesDifferentlyWithAnotherKey() {
        byte[] sent = "{\"name\":\"Spring\"}".getBytes(UTF_8);
        JsonWriter one = new JsonWriter();
        JsonWriter other = new JsonWriter();

        new Redaction(Hashes.KEY).write(Arguments.of(sent), CONTRACT.read(sent, 0), one);
        new Redaction(new byte[32]).write(Arguments.of(sent), CONTRACT.read(sent, 0), other);

        assertThat(one.toBytes()).isNotEqualTo(other.toBytes());
    }

    @Test
    void writesAMemberOfALargerObject() {
        JsonWriter out = new JsonWriter().beginObject().name("tool").value("a").name("arguments");

        byte[] sent = "{\"account_id\":\"1\"}".getBytes(UTF_8);

        new Redaction(Hashes.KEY).write(Arguments.of(sent), CONTRACT.read(sent, 0), out);

        assertThat(new String(out.name("more").value(1).endObject().toBytes(), UTF_8))
                .isEqualTo("{\"tool\":\"a\",\"arguments\":{\"account_id\":\"1\"},\"more\":1}");
    }

    @Test
    void readsArgumentsInTheMiddleOfABody() {
        byte[] body = "{\"arguments\": {\"name\":\"x\"}, \"platform\":\"beta\"}".getBytes(UTF_8);
        JsonWriter out = new JsonWriter();

        new Redaction(Hashes.KEY).write(new Arguments(body, 14, 26), CONTRACT.read(body, 14), out);

        assertThat(new String(out.toBytes(), UTF_8)).isEqualTo("{\"name\":\"" + Hashes.of("\"x\"") + "\"}");
    }

    @Test
    void refusesAKeyOfAnotherLength() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Redaction(new byte[31]));
    }

    private static String redacted(String sent) {
        byte[] bytes = sent.getBytes(UTF_8);
        try {
            StrictJson.check(bytes);
        } catch (InvalidJson e) {
            throw new AssertionError(sent, e);
        }
        JsonWriter out = new JsonWriter();
        new Redaction(Hashes.KEY).write(Arguments.of(bytes), CONTRACT.read(bytes, 0), out);
        return new String(out.toBytes(), UTF_8);
    }
}
