package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Resource with the exact schema of a tool's arguments, for clients that list short ones. */
final class ToolSchemaResource {

    private static final String PREFIX = "adtools://tools/";
    private static final String CONTENT_TYPE = "application/json";

    private ToolSchemaResource() {}

    /** Writes the template of the resource into a list. */
    static void writeTemplate(JsonWriter out) {
        out.beginObject().name("uriTemplate").value(PREFIX + "{name}");
        out.name("name").value("tool_schema");
        out.name("title").value("Tool schema");
        out.name("description").value("The exact schema of a tool's arguments, with its full description.");
        out.name("mimeType").value(CONTENT_TYPE).endObject();
    }

    /** Returns the name of the tool in a URI of this form; null for another URI. */
    static @Nullable String name(String uri) {
        return uri.startsWith(PREFIX) ? uri.substring(PREFIX.length()) : null;
    }

    /** Returns whether a URI names the schema of a tool. */
    static boolean isOf(String uri, ToolDescriptor tool) {
        return uri.equals(PREFIX + tool.name());
    }

    /** Answers the schema of a tool. */
    static Response answer(RpcRequest request, ToolDescriptor tool) {
        JsonWriter schema = new JsonWriter();
        ToolEntry.writeExact(tool, schema);
        JsonWriter out = RpcReply.begin(request, 2 * schema.size());
        ResultEnvelope.write(request.mode(), out);
        CacheHints.write(request.mode(), out);
        out.name("contents").beginArray().beginObject();
        out.name("uri").value(PREFIX + tool.name());
        out.name("mimeType").value(CONTENT_TYPE);
        out.name("text").value(new String(schema.toBytes(), StandardCharsets.UTF_8));
        return RpcReply.end(out.endObject().endArray());
    }
}
