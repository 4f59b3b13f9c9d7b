package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.Violation;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DecoderTest {

    private static final String LEAST = """
            "property_id": "properties/1", "in": "x", "per_month30": 10, "tags": ["ab"], "filters": [],
            "filter": {"field": "f", "stores": ["GAMMA_APP_STORE"]}""";

    private static LoadedTools tools;
    private static Schema schema;

    @BeforeAll
    static void load(@TempDir Path folder) throws Exception {
        tools = LoadedTools.in(folder);
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(
                        Json.text(tools.tool("list_everything").descriptor().document(), "inputSchema"),
                        InputFormat.JSON);
    }

    @Test
    void fillsInDefaultsAndNulls() throws Exception {
        LoadedTools.Decoded decoded = tools.decode("list_everything", "{" + LEAST + "}");

        assertThat(decoded.arguments())
                .hasToString("ListEverything[propertyId=PropertyId[value=properties/1], in=x, member=null, "
                        + "item=2026-01-01, pageSize=50, perMonth30=10, small=null, great=null, ratio=0.5, exact=null, "
                        + "rawData=false, maybe=null, store=ALPHA, floorMinor=MinorUnits[value=0], tags=[ab], "
                        + "grid=null, filters=[], named=null, limits={}, draft=null, rows=[], "
                        + "filter=Filter[field=f, stores=[GAMMA], times=1], when=LAST_WEEK, others=null, span=null, "
                        + "sorting=Sorting[sort=Sort[key=COST, descending=true], "
                        + "position=Position[cursor=null, skip=0]]]");
    }

    @Test
    void readsEveryArgument() throws Exception {
        LoadedTools.Decoded decoded = tools.decode("list_everything", "{" + LEAST + """
                , "member": "m", "item": "i", "page_size": 1e2, "small": -1, "great": 100, "ratio": 0.25,
                "exact": 1.01, "raw_data": true, "maybe": false, "store": "GAMMA_APP_STORE", "floor_minor": 7.0,
                "grid": [[1, 2], []], "named": {"a": {"field": "g", "stores": [], "times": 2}}, "limits": {"n": 3},
                "draft": {"x": null}, "rows": [{"y": [1]}], "span": 7, "when": {"day": "2026-02-03"}, "others": [14, "last_month"],
                "sort": "id", "cursor": "c", "skip": 2}""");

        assertThat(decoded.reader().violations()).isEmpty();
        assertThat(String.valueOf(decoded.arguments()))
                .contains("member=m, item=i, pageSize=100, perMonth30=10, small=-1, great=100, ratio=0.25, exact=1.01")
                .contains("rawData=true, maybe=false, store=GAMMA, floorMinor=MinorUnits[value=7], tags=[ab]")
                .contains("grid=[[1, 2], []], filters=[], named={a=Filter[field=g, stores=[], times=2]}, limits={n=3}")
                .contains(
                        "draft=JsonObject[members={x=NULL}], rows=[JsonObject[members={y=JsonArray[items=[JsonNumber[value=1]]]}]]")
                .contains("span=Days[text=7d], ")
                .contains("when=Day[day=2026-02-03], others=[DaysAgo[value=14], LAST_MONTH]")
                .contains("sorting=Sorting[sort=Sort[key=ID, descending=false], position=Position[cursor=c, skip=2]]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "in": 1                                             | /in                  | type
            "in": null                                          | /in                  | type
            "page_size": 0                                      | /page_size           | minimum
            "page_size": 501                                    | /page_size           | maximum
            "page_size": 1.5                                    | /page_size           | type
            "page_size": "1"                                    | /page_size           | type
            "small": 2147483648                                 | /small               | maximum
            "great": 101                                        | /great               | maximum
            "ratio": -0.1                                       | /ratio               | minimum
            "exact": 0.001                                      | /exact               | multipleOf
            "raw_data": "true"                                  | /raw_data            | type
            "store": "OTHER"                                    | /store               | enum
            "floor_minor": 0.5                                  | /floor_minor         | multipleOf
            "tags": []                                          | /tags                | minItems
            "tags": ["c"]                                       | /tags/0              | pattern
            "tags": ["aaaaaaaaaaaaaaaaaaaaa"]                   | /tags/0              | maxLength
            "grid": [[10]]                                      | /grid/0/0            | maximum
            "filters": [{"field": "", "stores": []}]            | /filters/0/field     | minLength
            "filters": [{"field": "a"}]                         | /filters/0/stores    | required
            "filters": [{"field": "a", "stores": [], "x": 1}]   | /filters/0/x         | additionalProperties
            "named": {"a": []}                                  | /named/a             | type
            "limits": {"n": -1}                                 | /limits/n            | minimum
            "draft": {}                                         | /draft               | minProperties
            "rows": {}                                          | /rows                | type
            "rows": [{}, [1]]                                   | /rows/1              | type
            "span": "77d"                                       | /span                | pattern
            "span": [7]                                         | /span                | type
            "property_id": "properties/0"                       | /property_id         | pattern
            "other": 1                                          | /other               | additionalProperties
            "when": "never"                                     | /when                | enum
            "when": -1                                          | /when                | minimum
            "when": {"day": "today"}                            | /when/day            | pattern
            "when": {}                                          | /when/day            | required
            "when": true                                        | /when                | type
            "others": [1, "last_week", {"day": "2026-01-01"}]   | /others              | maxItems
            "others": [[]]                                      | /others/0            | type
            "sort": "--cost"                                    | /sort                | enum
            "sort": "+cost"                                     | /sort                | enum
            "sorting": {"sort": "id"}                           | /sorting             | additionalProperties
            "position": {"cursor": "c"}                         | /position            | additionalProperties
            "skip": -1                                          | /skip                | minimum
            """)
    void refusesWhatTheSchemaRefuses(String member, String pointer, String rule) throws Exception {
        String name = member.substring(0, member.indexOf(':'));
        String others = LEAST.replaceAll(name + ": (\"[^\"]*\"|\\[[^]]*]),?", "");
        String json = "{" + others + (others.stripTrailing().endsWith(",") ? "" : ",") + member + "}";

        LoadedTools.Decoded decoded = tools.decode("list_everything", json);

        assertThat(decoded.arguments()).isNull();
        assertThat(decoded.reader().violations())
                .extracting(Violation::pointer, Violation::rule)
                .containsExactly(tuple(pointer, rule));
        assertThat(schema.validate(json, InputFormat.JSON)).isNotEmpty();
    }

    @Test
    void acceptsWhatTheSchemaAccepts() throws Exception {
        String json = "{" + LEAST + ", \"span\": \"7d\", \"page_size\": 5e2, \"ratio\": 1, \"sort\": \"-id\"}";

        assertThat(tools.decode("list_everything", json).reader().violations()).isEmpty();
        assertThat(schema.validate(json, InputFormat.JSON)).isEmpty();
    }
}
