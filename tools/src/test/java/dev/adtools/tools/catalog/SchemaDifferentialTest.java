package dev.adtools.tools.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.fixtures.Depth;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The published schema is what is enforced: the generated decoders and an independent validator agree. {@code
 * -Dschema.rounds} says on how many arguments of each tool.
 */
class SchemaDifferentialTest {

    private static final int ROUNDS = Depth.of("schema.rounds", 5_000, 100_000);
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
    void decoderAndValidatorAgree(ToolDispatch<?> tool) throws IOException, InvalidJson {
        JsonObject inputSchema = (JsonObject) tool.descriptor().document().get("inputSchema");
        Schema validator = REGISTRY.getSchema(
                MAPPER.readTree(new JsonWriter().value(inputSchema).toBytes()));
        RandomArguments arguments =
                new RandomArguments(new Random(tool.descriptor().name().hashCode()));
        int accepted = 0;

        for (int round = 0; round < ROUNDS; round++) {
            String text = arguments.text(inputSchema);
            boolean ours = accepts(tool, text);
            assertThat(ours).as(text).isEqualTo(accepts(validator, text));
            accepted += ours ? 1 : 0;
        }

        // A tool without arguments can be called wrongly in few ways.
        assertThat(accepted).isBetween(ROUNDS / 20, ROUNDS * 99 / 100);
    }

    private static boolean accepts(ToolDispatch<?> tool, String text) throws InvalidJson {
        byte[] bytes = text.getBytes(UTF_8);
        StrictJson.check(bytes);
        ArgumentReader reader = new ArgumentReader(bytes, 0);
        boolean decoded = tool.decode(reader) != null;
        assertThat(decoded).as(text).isEqualTo(reader.violations().isEmpty());
        return decoded;
    }

    private static boolean accepts(Schema validator, String text) throws IOException {
        JsonNode tree = MAPPER.readTree(text);
        List<com.networknt.schema.Error> errors = validator.validate(tree);
        return errors.isEmpty();
    }
}
