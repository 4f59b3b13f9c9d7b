package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas of every list of tools, held against the demands of model APIs: one refused schema can cost a client all tools. */
class ModelSchemasIT {

    private static final TestService APP = TestService.withProductTools();
    private static final String EXACT = "{\"_meta\":{\"dev.adtools/outputSchemas\":true}}";
    private static final List<String> TYPES = List.of("type", "anyOf", "enum", "const");

    private static Service service;
    private static Mcp mcp;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        mcp = new Mcp(service, "all", Mcp.HANDSHAKE);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/mcp", "/mcp?mode=search", "/mcp?groups=reporting", "/mcp?groups=campaigns,changes"})
    void haveATypeInEveryShortList(String path) {
        assertThat(faults(Service.json(mcp.at(path).ask("tools/list", "{}")).at("/result/tools")))
                .isEmpty();
    }

    @Test
    void haveATypeInTheExactList() {
        JsonNode tools = Service.json(mcp.ask("tools/list", EXACT)).at("/result/tools");

        assertThat(faults(tools)).isEmpty();
        assertClosed(tools);
    }

    @Test
    void haveATypeInTheCatalog() {
        JsonNode tools = Service.json(service.send(service.request("all", "/api/v1/tools")))
                .get("tools");

        assertThat(faults(tools)).isEmpty();
        assertClosed(tools);
    }

    @Test
    void sayInTheShortListWhetherAnObjectWithoutMembersIsOpen() {
        JsonNode tools = Service.json(mcp.ask("tools/list", "{}")).at("/result/tools");

        assertThat(tools.findParents("properties"))
                .isNotEmpty()
                .allSatisfy(object -> assertThat(object.has("additionalProperties"))
                        .as(object.toString())
                        .isEqualTo(object.get("properties").isEmpty()));
        assertThat(inputSchema(tools, "get_usage_status").get("additionalProperties"))
                .hasToString("false");
        assertThat(inputSchema(tools, "start_workflow").findValuesAsText("additionalProperties"))
                .containsOnly("true");
    }

    private static JsonNode inputSchema(JsonNode tools, String name) {
        for (JsonNode tool : tools) {
            if (tool.get("name").textValue().equals(name)) {
                return tool.get("inputSchema");
            }
        }
        throw new AssertionError("no tool " + name);
    }

    // The tools of the fixture have written schemas.
    private static void assertClosed(JsonNode tools) {
        assertThat(tools)
                .filteredOn(tool -> tool.at("/inputSchema/$schema").isTextual())
                .hasSizeGreaterThan(40)
                .allSatisfy(tool ->
                        assertThat(tool.at("/inputSchema/additionalProperties")).hasToString("false"));
    }

    private static Set<String> faults(JsonNode tools) {
        Set<String> faults = new TreeSet<>();
        assertThat(tools).isNotEmpty();
        tools.forEach(tool -> collect(tool.get("name").textValue(), tool.get("inputSchema"), faults));
        return faults;
    }

    private static void collect(String path, JsonNode schema, Set<String> faults) {
        if (TYPES.stream().noneMatch(schema::has)) {
            faults.add(path + " has no type");
        }
        if (schema.path("type").asText().equals("array") && schema.path("items").isEmpty()) {
            faults.add(path + " has no items");
        }
        if (schema.path("type").asText().equals("object")
                && !schema.path("properties").isObject()) {
            faults.add(path + " has no properties");
        }
        schema.path("properties")
                .properties()
                .forEach(one -> collect(path + "." + one.getKey(), one.getValue(), faults));
        schema.path("anyOf").forEach(one -> collect(path, one, faults));
        for (String inner : List.of("items", "additionalProperties")) {
            if (schema.path(inner).isObject()) {
                collect(path + "[]", schema.get(inner), faults);
            }
        }
    }
}
