package dev.adtools.server.openapi;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.fixtures.TestTools;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Names and structure of the published document, which client generators turn into types. */
class GeneratedNamesTest {

    private static final ObjectNode DOCUMENT = PublishedDocument.read();
    private static final JsonNode SCHEMAS = DOCUMENT.at("/components/schemas");
    private static final Set<String> VALUES = Set.of("example", "examples", "default", "enum", "const", "value");

    // Suffixes that hey-api, orval, openapi-generator, oapi-codegen, ogen, kubb and RTK Query give to an operation's
    // types.
    private static final List<String> SUFFIXES = List.of(
            ("|Data|Error|Errors|Request|Response|Responses|Body|RequestBody|ResponseBody|Params|Parameters|Headers|Query"
                            + "|Result|MutationBody|MutationResult|MutationError|MutationRequest|MutationResponse|QueryResult"
                            + "|QueryError|QueryResponse|QueryParams|PathParams|HeaderParams|OperationRequest|Req|Res|OK"
                            + "|Success|Options|Payload|Arg|Args|ApiArg|ApiResponse|Variables|Default|Props|RequestObject"
                            + "|ResponseObject|JSONRequestBody|JSONBody")
                    .split("\\|", -1));

    @Test
    void givesNoSchemaANameThatGeneratorsMakeOfAnOperation() {
        Set<String> made = operations().stream()
                .map(operation -> operation.get("operationId").asText())
                .flatMap(id -> SUFFIXES.stream().map(suffix -> lower(id + suffix)))
                .collect(Collectors.toSet());

        assertThat(made).hasSizeGreaterThan(1_000);
        assertThat(PublishedDocument.names(SCHEMAS))
                .filteredOn(name -> made.contains(lower(name)))
                .isEmpty();
    }

    @Test
    void givesNoTwoComponentsOneName() {
        // Go generators put all kinds in one package; orval adds the kind.
        List<String> names = Stream.of(
                        names("schemas", ""),
                        names("responses", ""),
                        names("responses", "Response"),
                        names("parameters", ""),
                        names("parameters", "Parameter"))
                .flatMap(List::stream)
                .toList();

        assertThat(names).hasSizeGreaterThan(400).doesNotHaveDuplicates();
    }

    private static List<String> names(String kind, String suffix) {
        return PublishedDocument.names(DOCUMENT.at("/components/" + kind)).stream()
                .map(name -> lower(name + suffix))
                .toList();
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    @Test
    void namesEveryObject() {
        List<String> nameless = new ArrayList<>();

        SCHEMAS.properties().forEach(schema -> collectObjects(schema.getKey(), schema.getValue(), nameless));
        collectObjects("", DOCUMENT.get("paths"), nameless);

        assertThat(nameless).isEmpty();
    }

    @Test
    void hasOneSchemaForObjectsWithoutListedMembers() {
        assertThat(PublishedDocument.names(SCHEMAS))
                .filteredOn(name -> isFree(SCHEMAS.get(name)))
                .containsExactly("JsonObject");
    }

    private static boolean isFree(JsonNode schema) {
        return schema.path("type").asText().equals("object")
                && schema.path("properties").isEmpty()
                && schema.path("additionalProperties").asBoolean(true)
                && !schema.path("additionalProperties").isObject();
    }

    private static void collectObjects(String place, JsonNode node, List<String> found) {
        node.properties().stream()
                .filter(member -> !VALUES.contains(member.getKey()))
                .forEach(member -> collect(place + "/" + member.getKey(), member.getValue(), found));
        if (node.isArray()) {
            node.forEach(item -> collect(place, item, found));
        }
    }

    private static void collect(String place, JsonNode node, List<String> found) {
        if (node.path("type").toString().contains("\"object\"")) {
            found.add(place);
        }
        collectObjects(place, node, found);
    }

    @Test
    void saysTheDefaultsOfMembersInWords() {
        Map<String, JsonNode> members = members();

        assertThat(members).hasSizeGreaterThan(1_000);
        assertThat(members)
                .allSatisfy((place, member) ->
                        assertThat(member.has("default")).as(place).isFalse());
        assertThat(requireNonNull(members.get("GetCampaignsArguments/include_metrics"))
                        .path("description")
                        .asText())
                .endsWith(" Default: false.");
    }

    private static Map<String, JsonNode> members() {
        return SCHEMAS.properties().stream()
                .flatMap(schema -> schema.getValue().path("properties").properties().stream()
                        .map(member -> Map.entry(schema.getKey() + "/" + member.getKey(), member.getValue())))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    @Test
    void demandsTheBodyOfToolsThatHaveRequiredArguments() {
        Set<String> required = new TreeSet<>();
        Set<String> optional = new TreeSet<>();
        TestTools.table().all().forEach(tool -> {
            String name = tool.descriptor().name();
            JsonNode body = DOCUMENT.get("paths").at("/~1api~1v1~1tools~1" + name + "~1execute/post/requestBody");
            (body.get("required").asBoolean() ? required : optional).add(name);
            assertThat(demandsArguments(body))
                    .as(name)
                    .isEqualTo(body.get("required").asBoolean());
        });

        assertThat(required).contains("get_campaigns", "update_campaign_budget");
        assertThat(optional).contains("create_alpha_app_campaign", "list_alpha_accounts");
    }

    /** Returns whether the schema of a body demands arguments. */
    private static boolean demandsArguments(JsonNode body) {
        String call = body.at("/content/application~1json/schema/$ref").asText();
        return DOCUMENT.at(call.substring(1)).path("required").toString().equals("[\"arguments\"]");
    }

    private static List<JsonNode> operations() {
        List<JsonNode> operations = new ArrayList<>();
        DOCUMENT.get("paths").forEach(path -> path.forEach(operations::add));
        return operations;
    }
}
