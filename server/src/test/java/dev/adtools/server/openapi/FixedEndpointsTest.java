package dev.adtools.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.server.rest.AuditResource;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.ws.rs.HttpMethod;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FixedEndpointsTest {

    private static final String SCHEMAS = "#/components/schemas/";
    private static final ObjectNode DOCUMENT = FixedEndpoints.document();
    private static final JsonNode RECORDS = DOCUMENT.at("/components/schemas");

    @Test
    void describesEveryResource() throws Exception {
        URI classes = AuditResource.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        List<Class<?>> resources = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of(classes).resolve("dev/adtools/server/rest"))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replace(".class", "");
                Class<?> found = Class.forName("dev.adtools.server.rest." + name);
                if (found.isAnnotationPresent(jakarta.ws.rs.Path.class)) {
                    resources.add(found);
                }
            }
        }

        assertThat(FixedEndpoints.RESOURCES).containsExactlyInAnyOrderElementsOf(resources);
    }

    @Test
    void describesEveryMethod() {
        long methods = FixedEndpoints.RESOURCES.stream()
                .flatMap(resource -> Arrays.stream(resource.getMethods()))
                .filter(FixedEndpointsTest::isEndpoint)
                .count();

        assertThat(operations()).hasSize((int) methods);
        assertThat(operations())
                .extracting(operation -> operation.path("operationId").asText())
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("[a-z][A-Za-z]+"));
        assertThat(operations())
                .extracting(operation -> operation.path("summary").asText())
                .doesNotContain("");
    }

    private static boolean isEndpoint(Method method) {
        // What executes a tool is described for each of them by itself.
        return !method.isAnnotationPresent(Hidden.class)
                && Arrays.stream(method.getAnnotations())
                        .anyMatch(annotation -> annotation.annotationType().isAnnotationPresent(HttpMethod.class));
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
        Set<String> unused = new TreeSet<>(Records.read("endpoints.yaml").get("parameters").properties().stream()
                .map(entry -> entry.getKey())
                .toList());

        DOCUMENT.get("paths")
                .properties()
                .forEach(path -> path.getValue().forEach(operation -> {
                    String resource = path.getKey().split("/", -1)[3];
                    operation.path("parameters").forEach(parameter -> {
                        String name = parameter.get("name").asText();
                        assertThat(parameter.path("description").asText())
                                .as(resource + "." + name)
                                .isNotEmpty();
                        unused.remove(resource + "." + name);
                        unused.remove(name);
                    });
                }));

        assertThat(unused).isEmpty();
    }

    @Test
    void refersToNothingThatIsMissingAndLeavesNothingUnused() {
        Set<String> used = new TreeSet<>();
        DOCUMENT.findValuesAsText("$ref").stream()
                .filter(reference -> reference.startsWith(SCHEMAS))
                .forEach(reference -> used.add(reference.substring(SCHEMAS.length())));

        assertThat(names(RECORDS)).containsExactlyInAnyOrderElementsOf(used);
    }

    @Test
    void describesEveryProperty() {
        List<String> silent = new ArrayList<>();
        RECORDS.properties().forEach(schema -> {
            assertThat(schema.getValue().path("description").asText())
                    .as(schema.getKey())
                    .isNotEmpty();
            schema.getValue().path("properties").properties().forEach(property -> {
                if (!property.getValue().has("description")
                        && !property.getValue().has("$ref")) {
                    silent.add(schema.getKey() + "." + property.getKey());
                }
            });
        });

        assertThat(silent).isEmpty();
    }

    @Test
    void givesExamplesThatFit() {
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        List<String> wrong = new ArrayList<>();
        DOCUMENT.findParents("examples").forEach(holder -> {
            ObjectNode alone = ((ObjectNode) holder).deepCopy();
            alone.set("components", DOCUMENT.get("components"));
            Schema schema = registry.getSchema(alone);
            holder.get("examples")
                    .forEach(example ->
                            schema.validate(example).forEach(error -> wrong.add(example + ": " + error.getMessage())));
        });

        assertThat(wrong).isEmpty();
    }

    @Test
    void isMadeOfSchemasThatAreSchemas() {
        Schema dialect = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

        RECORDS.properties()
                .forEach(schema -> assertThat(dialect.validate(schema.getValue()))
                        .as(schema.getKey())
                        .isEmpty());
    }

    private static List<JsonNode> operations() {
        List<JsonNode> operations = new ArrayList<>();
        DOCUMENT.get("paths").forEach(path -> path.forEach(operations::add));
        return operations;
    }

    private static List<String> names(JsonNode object) {
        return object.properties().stream().map(entry -> entry.getKey()).toList();
    }
}
