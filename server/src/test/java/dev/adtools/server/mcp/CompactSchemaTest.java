package dev.adtools.server.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The schema of arguments that a model reads: as short as it can be, and never narrower than the exact one. */
class CompactSchemaTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            name        ; {"description":"What to call it. One line.","type":"string","maxLength":9} ; {"description":"What to call it","type":"string"}
            campaign_id ; {"description":"Only this campaign.","type":"string","pattern":"^[0-9]$"}  ; {"type":"string"}
            campaign_id ; {"description":"The campaign to stop.","type":"string"}                    ; {"description":"The campaign to stop","type":"string"}
            status      ; {"description":"Only these.","type":"array","items":{"type":"string","enum":["ON","OFF"]},"maxItems":2} ; {"type":"array","items":{"type":"string","enum":["ON","OFF"]}}
            sort        ; {"description":"The sort.","type":"string","enum":["a","-a","b","-b"],"default":"a"} ; {"type":"string","pattern":"^-?(a|b)$"}
            sort        ; {"description":"The sort.","type":"string","enum":["a","-a","b"]}          ; {"type":"string","enum":["a","-a","b"]}
            weeks       ; {"description":"The weeks.","type":"integer","enum":[1,2]}                         ; {"type":"integer","enum":[1,2]}
            days        ; {"description":"today, or {since}.","anyOf":[{"type":"string","minLength":1},{"type":"object","properties":{},"additionalProperties":true}]} ; {"description":"today, or {since}","anyOf":[{"type":"string"},{"type":"object","properties":{},"additionalProperties":true}]}
            rows        ; {"description":"The rows.","type":"array","items":{"type":"object","properties":{},"additionalProperties":true}} ; {"type":"array","items":{"type":"object","properties":{},"additionalProperties":true}}
            filter      ; {"description":"Only what has it.","type":"object","properties":{"of":{"description":"What it is of.","type":"string"}},"required":["of"],"additionalProperties":false} ; {"description":"Only what has it","type":"object","properties":{"of":{"type":"string"}},"required":["of"]}
            """)
    void saysOfAnArgumentWhatItsNameDoesNotSay(String name, String exact, String compact) {
        assertThat(CompactSchema.of(arguments(name, exact, "")))
                .isEqualTo(object("{\"type\":\"object\",\"properties\":{\"" + name + "\":" + compact + "}}"));
    }

    @Test
    void namesTheMembersOfALargeObject() {
        String members = "\"a\":{},\"b\":{},\"c\":{},\"d\":{},\"e\":{},\"f\":{},\"g\":{},\"h\":{},\"i\":{}";
        String exact = "{\"description\":\"Numbers. More.\",\"type\":\"object\",\"properties\":{" + members + "}}";

        assertThat(CompactSchema.of(arguments("numbers", exact, ""))).isEqualTo(object("""
                        {"type":"object","properties":{"numbers":{"description":"Numbers: a, b, c, d, e, f, g, h, i","type":"object","properties":{},"additionalProperties":true}}}"""));
    }

    @Test
    void saysWhatIsRequired() {
        assertThat(CompactSchema.of(arguments("name", "{\"description\":\"Name.\",\"type\":\"string\"}", "\"name\"")))
                .isEqualTo(
                        object(
                                "{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}},\"required\":[\"name\"]}"));
    }

    @Test
    void isClosedWhereThereAreNoArguments() {
        assertThat(CompactSchema.of(object("{\"type\":\"object\",\"properties\":{},\"required\":[]}")))
                .isEqualTo(object("{\"type\":\"object\",\"properties\":{},\"additionalProperties\":false}"));
    }

    @Test
    void leavesASchemaThatWasNotCompiledAsItIs() {
        JsonObject schema =
                object("{\"type\":\"object\",\"$defs\":{},\"properties\":{\"a\":{\"$ref\":\"#/$defs/a\"}}}");

        assertThat(CompactSchema.of(schema)).isSameAs(schema);
    }

    private static JsonObject arguments(String name, String schema, String required) {
        return object("{\"type\":\"object\",\"properties\":{\"" + name + "\":" + schema + "},\"required\":[" + required
                + "],\"additionalProperties\":false}");
    }

    private static JsonObject object(String json) {
        return (JsonObject) new JsonCursor(json.getBytes(UTF_8), 0).value();
    }
}
