package dev.adtools.tools.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.rules.CorpusCase;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The schemas that {@code list_tools} answers are the tool's own, narrowed to what each report takes. */
final class ActionListTest {

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    static List<JsonObject> actions() {
        return ActionList.all();
    }

    @ParameterizedTest
    @MethodSource("actions")
    void saysOfEachArgumentWhatTheToolPublishes(JsonObject action) {
        JsonNode published = json(Objects.requireNonNull(
                        (JsonObject) new AlphaAnalyticsDispatch(new SandboxWorld().analytics())
                                .descriptor()
                                .document()
                                .get("inputSchema")))
                .path("properties");

        json(action).at("/inputSchema/properties").properties().forEach(property -> {
            if (!property.getValue().has("const") && !property.getKey().equals("order_by")) {
                assertThat(property.getValue())
                        .as(property.getKey())
                        .isEqualTo(bare(published.path(property.getKey())));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("dev.adtools.tools.analytics.AnalyticsCalls#everyKind")
    void takesTheArgumentsOfItsReport(String arguments) {
        JsonNode call = WireJson.value(arguments);

        assertThat(schema(call).validate(call)).isEmpty();
        ((ObjectNode) call).put("property_id", "310000001");
        assertThat(schema(call).validate(call)).hasSize(1);
    }

    static List<CorpusCase> corpus() {
        return CorpusCase.of("alpha_analytics").stream()
                .filter(sample -> WireJson.value(sample.arguments()).has("action"))
                .filter(sample -> !sample.bad()
                        || List.of("ANA-CUSTOM-1", "ANA-CUSTOM-2", "ANA-LIVE-1", "ANA-PROP-1")
                                .contains(sample.rule()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void refusesWhatTheReportDoesNotTake(CorpusCase sample) {
        JsonNode call = WireJson.value(sample.arguments());

        if (call.path("operation").asText().equals("execute")) {
            assertThat(schema(call).validate(call).isEmpty()).isNotEqualTo(sample.bad());
        }
    }

    private static Schema schema(JsonNode call) {
        JsonNode action = ActionList.all().stream()
                .map(ActionListTest::json)
                .filter(it -> it.path("name").equals(call.path("action")))
                .findFirst()
                .orElseThrow();
        return REGISTRY.getSchema(action.path("inputSchema"));
    }

    /** Returns a schema without what only explains it. */
    private static JsonNode bare(JsonNode schema) {
        if (schema instanceof ObjectNode object) {
            object.remove(List.of("description", "default", "examples", "format"));
        }
        schema.forEach(ActionListTest::bare);
        return schema;
    }

    private static JsonNode json(JsonObject object) {
        return WireJson.value(new String(new JsonWriter().value(object).toBytes(), StandardCharsets.UTF_8));
    }
}
