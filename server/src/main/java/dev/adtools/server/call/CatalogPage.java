package dev.adtools.server.call;

import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/** The encoded answer to "list tools", and its strong entity tag. */
public final class CatalogPage {

    // Over REST the descriptor has these six fields and no other.
    private static final List<String> FIELDS =
            List.of("platform", "name", "description", "mode", "inputSchema", "annotations");

    private final byte[] bytes;
    private final String tag;

    private CatalogPage(byte[] bytes) {
        this.bytes = bytes;
        this.tag = HexFormat.of().formatHex(Sha256.of(bytes), 0, 16);
    }

    static CatalogPage of(List<ToolDescriptor> tools) {
        JsonWriter out = new JsonWriter(4096);
        out.beginObject().name("ok").value(true).name("tools").beginArray();
        tools.forEach(tool -> write(tool, out));
        out.endArray().endObject();
        return new CatalogPage(out.toBytes());
    }

    private static void write(ToolDescriptor tool, JsonWriter out) {
        out.beginObject();
        for (String field : FIELDS) {
            JsonValue value = tool.document().get(field);
            out.name(field)
                    .value(Objects.requireNonNull(value, () -> "the descriptor of " + tool.name() + " lacks " + field));
        }
        out.endObject();
    }

    /** Returns the body; nobody changes it. */
    public byte[] bytes() {
        return bytes;
    }

    /** Returns the entity tag, without quotes. */
    public String tag() {
        return tag;
    }
}
