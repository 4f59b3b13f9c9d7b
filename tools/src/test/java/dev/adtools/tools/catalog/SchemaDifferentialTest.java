package dev.adtools.tools.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.fixtures.TestTools;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Generated decoders against an independent validator of the published schemas: they agree, except on the other forms of a
 * period, and on null for an optional member, which counts as absent. {@code -Dschema.rounds} sets the number of drawn arguments
 * of each tool.
 */
class SchemaDifferentialTest {

    private static final int ROUNDS = Depth.of("schema.rounds", 5_000, 15_000);
    private static final long SEED = Seed.drawn("arguments of tools");
    private static final int SHOWN = 2_000;
    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    // 1.0 is an integer in 2020-12; this validator says so only when asked.
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemaRegistryConfig(
                    SchemaRegistryConfig.builder().losslessNarrowing(true).build()));

    static Stream<ToolDispatch<?>> tools() {
        return TestTools.table().all().stream();
    }

    @ParameterizedTest
    @MethodSource("tools")
    void decoderAndValidatorAgreeAtEveryBound(ToolDispatch<?> tool) throws IOException, InvalidJson {
        Schema validator = validator(tool);

        for (BoundEdges.Edge edge : BoundEdges.of(inputSchema(tool))) {
            byte[] bytes = edge.text().getBytes(UTF_8);
            String what = edge.place() + ": " + shown(edge.text());
            assertThat(accepts(tool, bytes)).as("the decoder, " + what).isEqualTo(edge.fits());
            assertThat(accepts(validator, tool, bytes))
                    .as("the validator, " + what)
                    .isEqualTo(edge.fits());
        }
    }

    @ParameterizedTest
    @MethodSource("tools")
    void decoderAndValidatorAgreeOnWhatIsDrawn(ToolDispatch<?> tool) throws IOException, InvalidJson {
        int accepted = agreed(tool, 0, ROUNDS / 10) + agreed(tool, SEED, ROUNDS);

        // Some of both, or it is no test; a tool without arguments can be called wrongly in few ways.
        assertThat(accepted).as("seed %d", SEED).isBetween(ROUNDS / 100, ROUNDS * 11 / 10 - 1);
    }

    /** Returns how many of the arguments that a seed draws were accepted by both. */
    private static int agreed(ToolDispatch<?> tool, long seed, int rounds) throws IOException, InvalidJson {
        JsonObject inputSchema = inputSchema(tool);
        Schema validator = validator(tool);
        RandomArguments arguments =
                new RandomArguments(new Random(seed + tool.descriptor().name().hashCode()));
        int accepted = 0;
        for (int round = 0; round < rounds; round++) {
            String text = arguments.text(inputSchema);
            byte[] bytes = text.getBytes(UTF_8);
            boolean ours = accepts(tool, bytes);
            if (ours != accepts(validator, tool, bytes)) {
                fail("seed %d: the decoder alone %s %s", seed, ours ? "accepts" : "refuses", text);
            }
            accepted += ours ? 1 : 0;
        }
        return accepted;
    }

    /** The one argument that is read in more forms than are published. */
    @ParameterizedTest
    @MethodSource("tools")
    void readsAPeriodInOtherFormsThanItPublishes(ToolDispatch<?> tool) throws IOException, InvalidJson {
        JsonObject inputSchema = inputSchema(tool);
        if (((JsonObject) inputSchema.get("properties")).get("date_range") == null) {
            return;
        }
        Schema validator = validator(tool);
        for (PeriodForm form : PeriodForm.ALL) {
            byte[] published = withPeriod(inputSchema, form.published());
            byte[] other = withPeriod(inputSchema, form.other());
            assertThat(decoded(tool, other)).as(form.other()).isEqualTo(decoded(tool, published));
            assertThat(accepts(validator, tool, published)).as(form.published()).isTrue();
            assertThat(accepts(validator, tool, other)).as(form.other()).isFalse();
        }
    }

    /** A period as text in JSON, in the published form and in another one. */
    private record PeriodForm(String published, String other) {

        private static final String DAYS = "\"2026-11-01..2026-11-10\"";

        static final List<PeriodForm> ALL = List.of(
                new PeriodForm(DAYS, "{\"since\":\"2026-11-01\",\"until\":\"2026-11-10\"}"),
                new PeriodForm(DAYS, "\"{\\\"until\\\":\\\"2026-11-10\\\", \\\"since\\\":\\\"2026-11-01\\\"}\""),
                new PeriodForm("\"last_7d\"", "\"LAST_7D\""));
    }

    private static byte[] withPeriod(JsonObject inputSchema, String period) {
        return BoundEdges.least(inputSchema, "date_range", period).getBytes(UTF_8);
    }

    private static @Nullable Object decoded(ToolDispatch<?> tool, byte[] bytes) throws InvalidJson {
        StrictJson.check(bytes);
        ArgumentReader reader = new ArgumentReader(bytes, 0);
        Object decoded = tool.decode(reader);
        assertThat(reader.violations()).isEmpty();
        return decoded;
    }

    private static JsonObject inputSchema(ToolDispatch<?> tool) {
        return (JsonObject) tool.descriptor().document().get("inputSchema");
    }

    private static Schema validator(ToolDispatch<?> tool) throws IOException {
        return REGISTRY.getSchema(
                MAPPER.readTree(new JsonWriter().value(inputSchema(tool)).toBytes()));
    }

    private static boolean accepts(ToolDispatch<?> tool, byte[] bytes) throws InvalidJson {
        StrictJson.check(bytes);
        ArgumentReader reader = new ArgumentReader(bytes, 0);
        boolean decoded = tool.decode(reader) != null;
        if (decoded != reader.violations().isEmpty()) {
            fail("%s, but %s", shown(new String(bytes, UTF_8)), reader.violations());
        }
        return decoded;
    }

    private static boolean accepts(Schema validator, ToolDispatch<?> tool, byte[] bytes) throws IOException {
        JsonNode sent = MAPPER.readTree(bytes);
        Schemas.removeOptionalNulls(sent, inputSchema(tool));
        return validator.validate(sent).isEmpty();
    }

    private static String shown(String text) {
        return text.substring(0, Math.min(text.length(), SHOWN));
    }
}
