package dev.adtools.server.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.AuditRules;
import dev.adtools.server.call.Arguments;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RedactionTest {

    private static final AuditRules RULES = AuditRules.in((JsonObject) JsonCursor.read("""
            {"audit":{"account_id":"keep","name":"hash","pin":"drop","ids":"keep","page_token":"keep","draft":"hash",\
            "steps":{"tool":"keep","arguments":"hash","options":{"dry":"keep"}}}}""".getBytes(UTF_8)));

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {}                                              | {}
            { "account_id" : "123-456-7890" }               | {"account_id":"123-456-7890"}
            {"account_id":1234567890}                       | {"account_id":1234567890}
            {"account_id":1.50}                             | {"account_id":1.5}
            {"account_id":-1e-7}                            | {"account_id":-0.0000001}
            {"account_id":0e-999999999}                     | {"account_id":0}
            {"account_id":null,"pin":null}                  | {"account_id":null,"pin":"d:"}
            {"account_id":true}                             | {"account_id":true}
            {"account_id":false}                            | {"account_id":false}
            {"account_id":"\\u0061ct_1"}                    | {"account_id":"act_1"}
            {"account_id":"a\\\\b\\"c"}                     | {"account_id":"a\\\\b\\"c"}
            {"pin":"1234","account_id":"1"}                 | {"pin":"d:","account_id":"1"}
            {"pin":{"deep":[1]}}                            | {"pin":"d:"}
            {"ids":["1","2",3,null,true]}                   | {"ids":["1","2",3,null,true]}
            {"ids":[]}                                      | {"ids":[]}
            {"ids":[["1"],[["2"]]]}                         | {"ids":[["1"],[["2"]]]}
            {"ids":"1"}                                     | {"ids":"1"}
            {"page_token":"abc"}                            | {"page_token":"abc"}
            {"access_token":"abc"}                          | {"access_token":"d:"}
            {"apiKey":1,"API-Key":2}                        | {"<apiKey>":"d:","<API-Key>":"d:"}
            {"cookies":{"a":1}}                             | {"cookies":"d:"}
            {"steps":[{"tool":"get_campaigns"}]}            | {"steps":[{"tool":"get_campaigns"}]}
            {"steps":{"tool":"get_campaigns"}}              | {"steps":{"tool":"get_campaigns"}}
            {"steps":[{"options":{"dry":true}}]}            | {"steps":[{"options":{"dry":true}}]}
            {"steps":[{"password":"x","tool":"a"}]}         | {"steps":[{"password":"d:","tool":"a"}]}
            """)
    void keepsAndDrops(String sent, String kept) {
        String expected = kept.replace("<apiKey>", Hashes.of("apiKey")).replace("<API-Key>", Hashes.of("API-Key"));

        assertThat(redacted(sent)).isEqualTo(expected);
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
            account_id | "two words"                        | "two words"
            account_id | "Jürgen"                           | "Jürgen"
            account_id | "h:0123456789ab"                   | "h:0123456789ab"
            account_id | "d:"                               | "d:"
            steps      | 7                                  | 7
            acount_id  | "123"                              | "123"
            """)
    void hashesScalarsCanonicallyAndTheRestAsSent(String name, String value, String hashed) {
        assertThat(redacted("{\"" + name + "\": " + value + " }"))
                .isEqualTo("{\"" + name + "\":\"" + Hashes.of(hashed) + "\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "someone@example.com",
                "mailto:a@b.example",
                "+4915112345678",
                "+1(555)123-4567",
                "(555)123-4567",
                "0151-12345678",
                "555.123.4567",
                "tel:+4915112345678",
                "Bearer abc",
                "bearer abc",
                "adt_live_0123456789",
                "x,adt_live_",
                "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                "EAAGm0PX4ZCpsBAKZC",
                "-----BEGIN",
                "-----BEGIN PRIVATE KEY-----",
                "https://shop.example/?s=1",
                "0123456789abcdef0123456789abcdef",
                "4f3edf983ac636a65a842ce7c78d9aa706d3b113",
                "AKIAIOSFODNN7EXAMPLEAKIAIOSFODNN7EXAMPLE",
                "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY",
                "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
                "id:(555)123-4567;",
                "tab\there",
                "line\nbreak",
                "\u202ereversed",
            })
    void hashesWhatLooksLikeASecretOrAPersonEvenWhereItIsKept(String text) {
        String json = new String(new JsonWriter().value(text).toBytes(), UTF_8);

        assertThat(redacted("{\"account_id\":" + json + "}")).isEqualTo("{\"account_id\":\"" + Hashes.of(json) + "\"}");
        assertThat(redacted("{\"ids\":[" + json + "]}")).isEqualTo("{\"ids\":[\"" + Hashes.of(json) + "\"]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1234567890",
                "123-456-7890",
                "123-4567890",
                "123456-7890",
                "act_1700100001",
                "120210000000000001",
                "properties/310000001",
                "customers/1234567890/campaigns/12345678901234",
                "pa_01jd4x2k9v7r3m5n8q0s6t1w2y",
                "01k2v3w4x5y6z7a8b9c0d1e2f3",
                "550e8400-e29b-41d4-a716-446655440000",
                "2026-11-21",
                "2026-11-20T08:00:00+01:00",
                "2026-11-20T08:00:00.123456789Z",
                "PT24H",
                "-cost_micros",
                "OUTCOME_APP_PROMOTION",
                "validate_beta_catalog_ad_draft_and_more_of_2026",
                "firstTimePurchaserConversionRate",
                "customEvent:plan_4",
                "com.example.app",
                "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            })
    void keepsCodesIdsAndDates(String text) {
        assertThat(redacted("{\"account_id\":\"" + text + "\"}")).isEqualTo("{\"account_id\":\"" + text + "\"}");
    }

    @Test
    void keepsTextOf64CodePointsAndHashesMore() {
        String most = "{\"account_id\":\"" + "a_".repeat(32) + "\"}";

        assertThat(redacted(most)).isEqualTo(most);
        assertThat(redacted("{\"account_id\":\"" + "a_".repeat(32) + "a\"}")).contains("\"h:");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Name", "a b", "1st", "", "ä", "someone@example.com", "d4f3edf983ac636a65a842ce7c78d9aa706d3b11"
            })
    void hashesNamesThatAreNoWords(String name) {
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
    void countsTheMembersThatHaveNoRoom() {
        String sent = IntStream.range(0, 1000)
                .mapToObj(i -> "\"member_" + i + "\":" + i)
                .collect(Collectors.joining(",", "{", "}"));

        JsonObject redacted = (JsonObject) JsonCursor.read(redacted(sent).getBytes(UTF_8));

        int shown = redacted.members().size() - 1;
        assertThat(shown).isGreaterThan(100);
        assertThat(redacted.get(Redaction.LEFT_OUT)).isEqualTo(JsonNumber.of(1000 - shown));
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

        new Redaction(Hashes.KEY).write(RULES, Arguments.of(sent), one);
        new Redaction(new byte[32]).write(RULES, Arguments.of(sent), other);

        assertThat(one.toBytes()).isNotEqualTo(other.toBytes());
    }

    @Test
    void writesAMemberOfALargerObject() {
        JsonWriter out = new JsonWriter().beginObject().name("tool").value("a").name("arguments");

        new Redaction(Hashes.KEY).write(RULES, Arguments.of("{\"account_id\":\"1\"}".getBytes(UTF_8)), out);

        assertThat(new String(out.name("more").value(1).endObject().toBytes(), UTF_8))
                .isEqualTo("{\"tool\":\"a\",\"arguments\":{\"account_id\":\"1\"},\"more\":1}");
    }

    @Test
    void readsArgumentsInTheMiddleOfABody() {
        byte[] body = "{\"arguments\": {\"name\":\"x\"}, \"platform\":\"beta\"}".getBytes(UTF_8);
        JsonWriter out = new JsonWriter();

        new Redaction(Hashes.KEY).write(RULES, new Arguments(body, 14, 26), out);

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
        new Redaction(Hashes.KEY).write(RULES, Arguments.of(bytes), out);
        return new String(out.toBytes(), UTF_8);
    }
}
