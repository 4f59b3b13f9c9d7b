package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.Platform;
import dev.adtools.api.Violation;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ArgumentReader;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Codecs of bodies read and write what the schemas of bodies say. */
final class BodyTest {

    private static final String ORDERS = "sample.orders.";

    private static LoadedTools corpus;
    private static Map<String, String> generated = Map.of();

    @BeforeAll
    static void load(@TempDir Path folder) throws Exception {
        corpus = LoadedTools.in(folder);
        generated = Generations.text(Corpus.good());
    }

    @Test
    void readsARequest() throws Exception {
        ArgumentReader reader = reader("{\"lines\": [{\"count\": 2}], \"item\": \"lamp\"}");

        assertThat(decode(reader)).hasToString("OrderRequest[item=lamp, speed=SLOW, lines=[Line[count=2]]]");
    }

    @Test
    void refusesWhatARequestDoesNotHave() throws Exception {
        ArgumentReader reader = reader("{\"item\": \"\", \"lines\": [{\"count\": 10}], \"more\": 1}");

        assertThat(decode(reader)).isNull();
        assertThat(reader.violations())
                .extracting(Violation::pointer)
                .containsExactlyInAnyOrder("/item", "/lines/0/count", "/more");
    }

    @Test
    void refusesTheSameAsTheSchema() throws Exception {
        for (String json : List.of("{\"item\": \"\"}", "{\"item\": 1}", "{\"item\": \"lamp\", \"more\": 1}", "{}")) {
            assertThat(decode(reader(json))).as(json).isNull();
            assertThat(schema("OrderRequest").validate(json, InputFormat.JSON))
                    .as(json)
                    .isNotEmpty();
        }
    }

    @Test
    void writesAnAnswerWithTheMembersOfWhatIsUnwrapped() throws Exception {
        Object summary = summary(null);

        assertThat(json("WholeOrder", corpus.make(ORDERS + "WholeOrder", summary, List.of())))
                .isEqualTo("{\"id\":\"or_1\",\"platform\":\"beta\",\"speed\":null,\"holder\":null,\"changes\":3,"
                        + "\"placed_at\":\"2026-03-01T09:30:00Z\",\"sent_at\":null,\"speeds\":[]}");
    }

    @Test
    void writesWhatTheSchemaSays() throws Exception {
        Object holder = corpus.make(ORDERS + "OrderSummary$Holder", "Ann");
        Object order =
                corpus.make(ORDERS + "WholeOrder", summary(holder), List.of(corpus.constant(ORDERS + "Speed", 1)));

        assertThat(schema("Order").validate(json("WholeOrder", order), InputFormat.JSON))
                .isEmpty();
        assertThat(schema("Order").validate("{\"id\":\"or_1\"}", InputFormat.JSON))
                .isNotEmpty();
    }

    private static Object summary(@Nullable Object holder) throws ReflectiveOperationException {
        Instant placed = Instant.parse("2026-03-01T09:30:00Z");
        return corpus.make(ORDERS + "OrderSummary", "or_1", Platform.BETA, null, holder, 3, placed, null);
    }

    private static ArgumentReader reader(String json) throws Exception {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        StrictJson.check(bytes);
        return new ArgumentReader(bytes, 0);
    }

    private static @Nullable Object decode(ArgumentReader reader) throws ReflectiveOperationException {
        return method("OrderRequestCodec", "decode").invoke(null, reader);
    }

    private static String json(String type, Object value) throws ReflectiveOperationException {
        return new String((byte[]) method(type + "Codec", "toJson").invoke(null, value), StandardCharsets.UTF_8);
    }

    private static Method method(String codec, String name) throws ReflectiveOperationException {
        for (Method method : corpus.type(ORDERS + codec).getDeclaredMethods()) {
            if (method.getName().equals(name)) {
                method.setAccessible(true);
                return method;
            }
        }
        throw new NoSuchMethodException(name);
    }

    /** Returns a schema, as a document that holds all of them where they refer to each other. */
    private static Schema schema(String name) {
        StringBuilder all = new StringBuilder();
        generated.forEach((file, text) -> {
            if (file.startsWith("schema.")) {
                String other = file.substring("schema.".length(), file.length() - ".json".length());
                all.append(all.isEmpty() ? "" : ",")
                        .append('"')
                        .append(other)
                        .append("\":")
                        .append(text);
            }
        });
        assertThat(Objects.requireNonNull(generated.get("schema." + name + ".json")))
                .isNotEmpty();
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema("{\"$ref\": \"#/components/schemas/" + name + "\", \"components\": {\"schemas\": {" + all
                        + "}}}");
    }
}
