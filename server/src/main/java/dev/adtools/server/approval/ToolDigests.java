package dev.adtools.server.approval;

import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.Sha256;

/**
 * Tells one edition of a tool from another: what was approved of one does not run with the next.
 *
 * @param version the version of the service
 */
public record ToolDigests(String version) {

    /** Returns the digest that tells the tool, as it is in this version, from every other. */
    String of(ToolDescriptor tool) {
        JsonValue schema = tool.document().get("inputSchema");
        return Sha256.hex(CanonicalJson.of(JsonObject.builder()
                .put("version", version)
                .put("input_schema", schema == null ? JsonNull.NULL : schema)
                .build()));
    }
}
