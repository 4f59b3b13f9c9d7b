package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.rest.AuditResource;
import dev.adtools.server.rest.CallerResource;
import dev.adtools.server.rest.CapsResource;
import dev.adtools.server.rest.ConsoleLinksResource;
import dev.adtools.server.rest.EventsResource;
import dev.adtools.server.rest.HaltsResource;
import dev.adtools.server.rest.OperationsResource;
import dev.adtools.server.rest.PendingActionsResource;
import dev.adtools.server.rest.PrincipalsResource;
import dev.adtools.server.rest.RulesResource;
import dev.adtools.server.rest.SchedulesResource;
import dev.adtools.server.rest.SpendResource;
import dev.adtools.server.rest.SummaryResource;
import dev.adtools.server.rest.TokensResource;
import dev.adtools.server.rest.ToolsResource;
import dev.adtools.server.rest.UsageResource;
import dev.adtools.server.rest.WaitingDecisionsResource;
import dev.adtools.server.rest.WorkflowsResource;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.jaxrs2.Reader;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.integration.SwaggerConfiguration;
import io.swagger.v3.oas.models.OpenAPI;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Describes the fixed endpoints, as an OpenAPI document of their paths, schemas and tags alone. */
final class FixedEndpoints {

    private static final List<Class<?>> RESOURCES = List.of(
            ToolsResource.class,
            PendingActionsResource.class,
            OperationsResource.class,
            WorkflowsResource.class,
            SchedulesResource.class,
            EventsResource.class,
            HaltsResource.class,
            PrincipalsResource.class,
            RulesResource.class,
            TokensResource.class,
            UsageResource.class,
            CallerResource.class,
            ConsoleLinksResource.class,
            SpendResource.class,
            CapsResource.class,
            SummaryResource.class,
            WaitingDecisionsResource.class,
            AuditResource.class);

    private FixedEndpoints() {}

    /** Returns the description. */
    static ObjectNode document() {
        ObjectNode written = Records.read("endpoints.yaml");
        ObjectNode document = new ObjectMapper().createObjectNode();
        ObjectNode paths = document.putObject("paths");
        for (Class<?> resource : RESOURCES) {
            paths.setAll(paths(resource));
        }
        merge(paths, written.get("paths"));
        document.putObject("components").set("schemas", Records.schemas(paths));
        document.set("tags", written.get("tags"));
        return document;
    }

    // Resource by resource, and within one by name: methods come in no order.
    private static ObjectNode paths(Class<?> resource) {
        SwaggerConfiguration configuration = new SwaggerConfiguration();
        configuration.openAPI(new OpenAPI()).openAPI31(true);
        OpenAPI read = new Reader(configuration).read(new LinkedHashSet<>(List.of(resource)));
        ObjectNode paths = Json31.mapper().valueToTree(new TreeMap<>(read.getPaths()));
        Map<String, Method> methods = methods(resource);
        paths.properties()
                .forEach(path -> path.getValue().forEach(operation -> {
                    String id = operation.path("operationId").asText();
                    Method method = methods.get(id);
                    if (method == null) {
                        throw new IncompleteDocument(resource.getSimpleName() + "." + id + " has no @Operation");
                    }
                    new FixedOperation((ObjectNode) operation, method).complete();
                }));
        return paths;
    }

    private static Map<String, Method> methods(Class<?> resource) {
        Map<String, Method> methods = new HashMap<>();
        for (Method method : resource.getMethods()) {
            Operation operation = method.getAnnotation(Operation.class);
            if (operation != null) {
                methods.put(operation.operationId(), method);
            }
        }
        return methods;
    }

    private static void merge(ObjectNode into, JsonNode more) {
        more.properties().forEach(member -> {
            if (into.get(member.getKey()) instanceof ObjectNode inner
                    && member.getValue().isObject()) {
                merge(inner, member.getValue());
            } else {
                into.set(member.getKey(), member.getValue());
            }
        });
    }
}
