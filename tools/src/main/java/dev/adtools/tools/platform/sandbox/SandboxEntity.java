package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a sandbox platform remembers.
 *
 * @param collection the collection that it is in
 * @param id its id, unique in its collection
 * @param uniqueName a name that no other entity of its collection has; null when its name may repeat
 * @param json its state, as JSON text
 */
public record SandboxEntity(
        SandboxCollection collection, String id, @Nullable String uniqueName, String json) {

    static SandboxEntity of(SandboxCollection collection, String id, JsonNode object) {
        return new SandboxEntity(collection, id, null, WireJson.text(object));
    }

    /** Returns its state. */
    ObjectNode object() {
        return WireJson.object(json).orElseThrow();
    }

    /** Returns this with another state. */
    SandboxEntity with(ObjectNode object) {
        return new SandboxEntity(collection, id, uniqueName, WireJson.text(object));
    }
}
