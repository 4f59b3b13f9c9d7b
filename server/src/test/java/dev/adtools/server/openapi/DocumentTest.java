package dev.adtools.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.ErrorCode;
import dev.adtools.tools.fixtures.TestTools;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The document that the build wrote says all that there is, and hangs together. */
class DocumentTest {

    private static final String SCHEMAS = "#/components/schemas/";
    private static final ObjectNode DOCUMENT = PublishedDocument.read();
    private static final JsonNode PATHS = DOCUMENT.get("paths");

    @Test
    void hasAPathForEveryTool() {
        assertThat(PublishedDocument.names(PATHS))
                .containsAll(TestTools.table().all().stream()
                        .map(tool -> path(tool.descriptor().name()))
                        .toList());
    }

    @Test
    void hasEveryMethodOfEveryResourceAndNoOther() {
        Set<String> tools = TestTools.table().all().stream()
                .map(tool -> "POST " + path(tool.descriptor().name()))
                .collect(Collectors.toSet());

        assertThat(requests())
                .containsAll(tools)
                .filteredOn(request -> !tools.contains(request))
                .containsExactlyInAnyOrderElementsOf(ResourceMethods.requests().stream()
                        .filter(request -> !request.matches("[A-Z]+ /(docs|console).*"))
                        .toList());
    }

    private static String path(String tool) {
        return "/api/v1/tools/" + tool + "/execute";
    }

    private static List<String> requests() {
        return PATHS.properties().stream()
                .flatMap(path -> PublishedDocument.names(path.getValue()).stream()
                        .map(method -> method.toUpperCase(Locale.ROOT) + " " + path.getKey()))
                .toList();
    }

    @Test
    void givesTheRowsOfEveryListAnIdAndEveryListThatPagesALink() {
        List<String> lists = new ArrayList<>();
        PATHS.properties().forEach(path -> {
            JsonNode done = path.getValue().at("/get/responses/200");
            JsonNode rows =
                    resolved(done.at("/content/application~1json/schema")).at("/properties/rows");
            if (rows.has("items")) {
                lists.add(path.getKey());
                assertThat(resolved(rows.get("items")).at("/properties/id/type").asText())
                        .as(path.getKey())
                        .isEqualTo("string");
                boolean pages = path.getValue()
                        .at("/get/parameters")
                        .findValuesAsText("name")
                        .contains("cursor");
                assertThat(done.at("/headers").has("Link")).as(path.getKey()).isEqualTo(pages);
            }
        });

        assertThat(lists).hasSizeGreaterThan(10);
    }

    @Test
    void refersOnlyToWhatIsThere() {
        assertThat(references(DOCUMENT))
                .isNotEmpty()
                .allSatisfy(reference -> assertThat(
                                DOCUMENT.at(reference.substring(1)).isMissingNode())
                        .as(reference)
                        .isFalse());
    }

    @Test
    void hasNoComponentThatNothingRefersTo() {
        List<String> components = Stream.of("schemas", "responses", "headers", "parameters")
                .flatMap(kind -> PublishedDocument.names(DOCUMENT.at("/components/" + kind)).stream()
                        .map(name -> "#/components/" + kind + "/" + name))
                .toList();

        assertThat(references(DOCUMENT)).containsAll(components);
    }

    @Test
    void givesEveryOperationANameOfItsOwn() {
        assertThat(operations())
                .hasSizeGreaterThan(33)
                .extracting(operation -> operation.path("operationId").asText())
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("[a-z][A-Za-z]+"));
        assertThat(operations())
                .extracting(operation -> operation.path("summary").asText())
                .doesNotContain("");
    }

    @Test
    void tagsEveryOperationWithOneOfItsTags() {
        Set<String> used = new TreeSet<>();
        operations().forEach(operation -> {
            assertThat(operation.get("tags")).hasSize(1);
            used.add(operation.at("/tags/0").asText());
        });

        assertThat(DOCUMENT.get("tags").findValuesAsText("name")).containsExactlyInAnyOrderElementsOf(used);
    }

    @Test
    void describesEveryParameter() {
        assertThat(operations())
                .allSatisfy(operation -> assertThat(operation.path("parameters"))
                        .extracting(DocumentTest::resolved)
                        .allMatch(parameter ->
                                !parameter.path("description").asText().isEmpty()));
    }

    @Test
    void describesEveryMemberOfWhatFixedEndpointsTakeAndAnswer() {
        List<String> silent = new ArrayList<>();

        for (String record : records()) {
            JsonNode schema = DOCUMENT.at(record.substring(1));
            assertThat(schema.path("description").asText()).as(record).isNotEmpty();
            schema.path("properties").properties().stream()
                    .filter(member -> !member.getValue().has("description")
                            && !member.getValue().has("$ref"))
                    .forEach(member -> silent.add(record + " " + member.getKey()));
        }

        assertThat(silent).isEmpty();
    }

    private static Set<String> records() {
        Set<String> records = new TreeSet<>();
        PATHS.properties().stream()
                .filter(path -> !path.getKey().matches("/mcp|.*/execute"))
                .forEach(path -> path.getValue().forEach(operation -> {
                    reach(operation.path("requestBody"), records);
                    operation.get("responses").properties().stream()
                            .filter(response -> response.getKey().startsWith("2"))
                            .forEach(response -> reach(response.getValue().path("content"), records));
                }));
        assertThat(records).hasSizeGreaterThan(20);
        return records;
    }

    private static void reach(JsonNode from, Set<String> reached) {
        references(from).stream()
                .filter(reference -> reference.startsWith(SCHEMAS) && reached.add(reference))
                .forEach(reference -> reach(DOCUMENT.at(reference.substring(1)), reached));
    }

    @Test
    void isMadeOfSchemasThatAreSchemas() {
        Schema dialect = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

        assertThat(DOCUMENT.at("/components/schemas").properties())
                .allSatisfy(schema -> assertThat(dialect.validate(schema.getValue()))
                        .as(schema.getKey())
                        .isEmpty());
    }

    @Test
    void saysOfEveryIntegerHowLongItMayBe() {
        List<JsonNode> integers = DOCUMENT.findParents("type").stream()
                .filter(schema -> schema.get("type").toString().matches("\"integer\"|\\[\"integer\",\"null\"]"))
                .toList();

        assertThat(integers)
                .isNotEmpty()
                .allSatisfy(schema ->
                        assertThat(schema.has("format")).as(schema.toString()).isTrue());
    }

    @Test
    void showsEveryCode() {
        Set<String> shown = new TreeSet<>();
        DOCUMENT.at("/components/responses")
                .findValues("value")
                .forEach(example -> shown.add(example.path("error")
                        .path("code")
                        .asText(example.path("code").asText())));

        // What is answered where there is no operation.
        assertThat(shown).doesNotContain(ErrorCode.METHOD_NOT_ALLOWED.name()).hasSize(ErrorCode.values().length - 1);
    }

    @Test
    void showsExamplesThatAreAsTheirSchemasSay() {
        Contract contract = new Contract(DOCUMENT);
        List<String> shown = new ArrayList<>();
        List<String> flaws = new ArrayList<>();

        eachExample("", DOCUMENT, (schema, example) -> {
            shown.add(schema);
            flaws.add(contract.against(schema, example.toString()));
        });

        assertThat(shown).hasSizeGreaterThan(500);
        assertThat(flaws).allSatisfy(flaw -> assertThat(flaw).isEmpty());
    }

    private static void eachExample(String place, JsonNode node, BiConsumer<String, JsonNode> look) {
        JsonNode examples = node.path("examples");
        if (node.has("schema") && examples.isObject()) {
            examples.forEach(example -> look.accept(place + "/schema", example.get("value")));
        }
        if (examples.isArray()) {
            examples.forEach(example -> look.accept(place, example));
        }
        node.properties()
                .forEach(member ->
                        eachExample(place + "/" + Operations.escaped(member.getKey()), member.getValue(), look));
    }

    private static List<JsonNode> operations() {
        List<JsonNode> operations = new ArrayList<>();
        PATHS.forEach(path -> path.forEach(operations::add));
        return operations;
    }

    private static JsonNode resolved(JsonNode parameter) {
        return parameter.has("$ref")
                ? DOCUMENT.at(parameter.get("$ref").asText().substring(1))
                : parameter;
    }

    private static Set<String> references(JsonNode node) {
        return new HashSet<>(
                node.findValues("$ref").stream().map(JsonNode::textValue).toList());
    }
}
