package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** List of tools, encoded page by page. */
final class ToolList {

    private final byte[] first;
    private final Map<String, byte[]> others = new HashMap<>();

    /** Encodes a list, so many tools at a time, by what writes one. */
    ToolList(List<ToolDescriptor> tools, int pageSize, BiConsumer<ToolDescriptor, JsonWriter> entry) {
        first = page(tools, 0, pageSize, entry);
        for (int from = pageSize; from < tools.size(); from += pageSize) {
            others.put(cursor(tools.get(from - 1)), page(tools, from, pageSize, entry));
        }
    }

    /** Returns the members of a page; null for a cursor that leads nowhere. Nobody changes the bytes. */
    byte @Nullable [] page(@Nullable String cursor) {
        return cursor == null ? first : others.get(cursor);
    }

    private static byte[] page(
            List<ToolDescriptor> tools, int from, int pageSize, BiConsumer<ToolDescriptor, JsonWriter> entry) {
        int to = Math.min(from + pageSize, tools.size());
        JsonWriter out = new JsonWriter(4096).name("tools").beginArray();
        tools.subList(from, to).forEach(tool -> entry.accept(tool, out));
        out.endArray();
        if (to < tools.size()) {
            out.name("nextCursor").value(cursor(tools.get(to - 1)));
        }
        return out.toBytes();
    }

    // The last name, so that it means the same on every node.
    private static String cursor(ToolDescriptor last) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(last.name().getBytes(StandardCharsets.UTF_8));
    }
}
