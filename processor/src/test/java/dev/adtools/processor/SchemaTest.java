package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class SchemaTest {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private static final Map<String, JsonObject> DESCRIPTORS = new TreeMap<>();

    @BeforeAll
    static void compile() throws IOException {
        Generations.text(Corpus.good()).forEach((name, text) -> {
            if (name.endsWith(".json") && !name.startsWith("schema.")) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                DESCRIPTORS.put(name, (JsonObject) JsonCursor.read(bytes));
            }
        });
    }

    @Test
    void publishesSchemasThatTheirOwnDialectAccepts() {
        Schema meta = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of(DIALECT));

        assertThat(DESCRIPTORS).isNotEmpty();
        DESCRIPTORS.forEach((name, descriptor) -> {
            assertThat(meta.validate(Json.text(descriptor, "inputSchema"), InputFormat.JSON))
                    .as(name)
                    .isEmpty();
            assertThat(meta.validate(Json.text(descriptor, "outputSchema"), InputFormat.JSON))
                    .as(name)
                    .isEmpty();
        });
    }

    @Test
    void refusesASchemaThatIsNone() {
        Schema meta = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of(DIALECT));

        assertThat(meta.validate("{\"type\": \"text\"}", InputFormat.JSON)).isNotEmpty();
    }

    @Test
    void namesTheDialectInEverySchema() {
        DESCRIPTORS.forEach((name, descriptor) -> {
            assertThat(Json.object(descriptor, "inputSchema").get("$schema")).isEqualTo(new JsonString(DIALECT));
            assertThat(Json.object(descriptor, "outputSchema").get("$schema")).isEqualTo(new JsonString(DIALECT));
        });
    }

    @Test
    void saysWhatAWriteMayDo() {
        JsonObject annotations =
                Json.object(Objects.requireNonNull(DESCRIPTORS.get("pause_campaign.json")), "annotations");

        assertThat(Json.text(annotations))
                .isEqualTo("{\"title\":\"Pause a campaign\",\"readOnlyHint\":false,\"destructiveHint\":true,"
                        + "\"idempotentHint\":false,\"openWorldHint\":true,\"mode\":\"write\","
                        + "\"group\":\"changes\",\"spend_affecting\":true,"
                        + "\"spend\":\"staged\",\"approval\":\"always\",\"supports_raw_data\":false}");
    }
}
