package dev.adtools.server.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.RawValue;
import dev.adtools.api.Outcome;
import dev.adtools.api.TestContexts;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.bench.BenchCall;
import dev.adtools.tools.GeneratedToolTable;
import dev.adtools.tools.ToolDependencies;
import dev.adtools.tools.operations.approvals.HeldWrites;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.operations.events.ServiceEvents;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.usage.Usage;
import dev.adtools.tools.operations.workflows.Workflows;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.Analytics;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.spend.SpendCaps;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/** The product's tools as the SDK's server takes them. Of those that are called, only what asks no platform works. */
final class SdkTools {

    private static final TypeRef<Map<String, Object>> SCHEMA = new TypeRef<>() {};

    private SdkTools() {}

    /** Returns all tools of the product, with nothing behind them. */
    static ToolTable table() {
        return new GeneratedToolTable(new ToolDependencies(
                nothing(AlphaAds.class),
                nothing(Analytics.class),
                nothing(BetaAds.class),
                nothing(ChangeHistory.class),
                nothing(HeldWrites.class),
                nothing(ScheduledTasks.class),
                nothing(ServiceEvents.class),
                nothing(SpendCaps.class),
                nothing(Usage.class),
                nothing(Workflows.class)));
    }

    /**
     * Returns a tool with all that is published of it, and its own code behind it.
     *
     * @param raw whether the answer is handed over as bytes, which cannot be checked against a schema
     */
    static SyncToolSpecification specification(ToolDispatch<?> tool, McpJsonMapper mapper, boolean raw) {
        JsonObject document = tool.descriptor().document();
        Tool published = Tool.builder(tool.descriptor().name(), schema(document, "inputSchema", mapper))
                .title(string(document, "title"))
                .description(string(document, "description"))
                .outputSchema(schema(document, "outputSchema", mapper))
                .annotations(mapper.convertValue(schema(document, "annotations", mapper), ToolAnnotations.class))
                .build();
        return new SyncToolSpecification(published, (context, request) -> call(tool, request, mapper, raw));
    }

    private static CallToolResult call(
            ToolDispatch<?> tool, CallToolRequest request, McpJsonMapper mapper, boolean raw) {
        if (!(tool instanceof ReadDispatch<?, ?> read)) {
            throw new UnsupportedOperationException(tool.descriptor().name());
        }
        try {
            // The SDK hands over a map. Writing it is cheaper than making a record of it by databind.
            String data =
                    new String(answer(read, mapper.writeValueAsBytes(request.arguments())), StandardCharsets.UTF_8);
            // Only a tree can be checked, and reading it is part of what that costs here; a record would be converted.
            return CallToolResult.builder()
                    .addTextContent(data)
                    .structuredContent(raw ? new RawValue(data) : mapper.readValue(data, JsonNode.class))
                    .isError(false)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the result of a tool. */
    static <A, R> byte[] answer(ReadDispatch<A, R> tool, byte[] arguments) {
        A decoded = Objects.requireNonNull(tool.decode(new ArgumentReader(arguments, 0)));
        Outcome<R> outcome = tool.read(decoded, TestContexts.call(new BenchCall()));
        return outcome.fold(
                result -> {
                    JsonWriter out = new JsonWriter(2048);
                    tool.encode(result, out);
                    return out.toBytes();
                },
                error -> {
                    throw new IllegalStateException(error.message());
                });
    }

    private static String string(JsonObject document, String member) {
        return ((JsonString) Objects.requireNonNull(document.get(member))).value();
    }

    private static Map<String, Object> schema(JsonObject document, String member, McpJsonMapper mapper) {
        JsonValue value = Objects.requireNonNull(document.get(member));
        JsonWriter out = new JsonWriter(4096).value(value);
        try {
            return mapper.readValue(out.toBytes(), SCHEMA);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T> T nothing(Class<T> port) {
        return port.cast(
                Proxy.newProxyInstance(port.getClassLoader(), new Class<?>[] {port}, (proxy, method, arguments) -> {
                    throw new UnsupportedOperationException(method.getName());
                }));
    }
}
