package dev.adtools.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.spi.ToolDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The published document is what the code composes, word for word, and hangs together. */
class DocumentTest {

    private static final Path PUBLISHED = Path.of("src/main/resources/dev/adtools/server/openapi/openapi.json");
    private static final String UPDATE =
            "mvn -pl server -am test -Dtest=DocumentTest -Dgoldens=update" + " -Dsurefire.failIfNoSpecifiedTests=false";

    private static ObjectNode document = Trees.object();

    @BeforeAll
    static void compose() throws IOException {
        document = Document.compose();
        if (!"update".equals(System.getProperty("goldens"))) {
            return;
        }
        assertThat(System.getenv("CI")).as("goldens are not updated on CI").isNull();
        Files.writeString(PUBLISHED, Document.text(document));
    }

    @Test
    void isPublishedAsItIsComposed() throws IOException {
        assertThat(Document.text(document))
                .as("if the change is meant, run: " + UPDATE)
                .isEqualTo(Files.readString(PUBLISHED));
    }

    @Test
    void hasAPathForEveryTool() {
        assertThat(Trees.names(document.get("paths")))
                .containsAll(Document.tools().stream()
                        .map(ToolDescriptor::name)
                        .map(name -> "/api/v1/tools/" + name + "/execute")
                        .toList());
    }

    @Test
    void refersOnlyToWhatIsThere() {
        assertThat(references())
                .isNotEmpty()
                .allSatisfy(reference -> assertThat(
                                document.at(reference.substring(1)).isMissingNode())
                        .as(reference)
                        .isFalse());
    }

    @Test
    void hasNoComponentThatNothingRefersTo() {
        List<String> components = Stream.of("schemas", "responses", "headers", "parameters")
                .flatMap(kind -> Trees.names(document.at("/components/" + kind)).stream()
                        .map(name -> "#/components/" + kind + "/" + name))
                .toList();

        assertThat(references()).containsAll(components);
    }

    @Test
    void givesEveryOperationANameOfItsOwn() {
        List<String> names = document.get("paths").findValuesAsText("operationId");

        assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThan(33);
    }

    @Test
    void saysOfEveryIntegerHowLongItMayBe() {
        List<JsonNode> integers = document.findParents("type").stream()
                .filter(schema -> schema.get("type").toString().matches("\"integer\"|\\[\"integer\",\"null\"]"))
                .toList();

        assertThat(integers)
                .isNotEmpty()
                .allSatisfy(schema ->
                        assertThat(schema.has("format")).as(schema.toString()).isTrue());
    }

    @Test
    void showsEveryCode() {
        assertThat(new Refusals().codes())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(ErrorCode.values()).map(Enum::name).toList());
    }

    @Test
    void showsExamplesThatAreAsTheirSchemasSay() {
        Contract contract = new Contract(document);
        List<String> shown = new ArrayList<>();
        List<String> flaws = new ArrayList<>();

        eachExample("", document, (schema, example) -> {
            shown.add(schema);
            flaws.add(contract.against(schema, example.toString()));
        });

        assertThat(shown).hasSizeGreaterThan(150);
        assertThat(flaws).allSatisfy(flaw -> assertThat(flaw).isEmpty());
    }

    private static void eachExample(String place, JsonNode node, BiConsumer<String, JsonNode> look) {
        if (node.has("schema") && node.path("examples").isObject()) {
            node.get("examples").forEach(example -> look.accept(place + "/schema", example.get("value")));
        }
        node.properties()
                .forEach(member ->
                        eachExample(place + "/" + Operations.escaped(member.getKey()), member.getValue(), look));
    }

    private static Set<String> references() {
        return new HashSet<>(
                document.findValues("$ref").stream().map(JsonNode::textValue).toList());
    }
}
