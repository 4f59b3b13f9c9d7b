package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a sandbox platform remembers.
 *
 * @param shelf where it is kept
 * @param id its id, unique on its shelf
 * @param uniqueName a name that no other entity of its shelf has; null when its name may repeat
 * @param json its state, as JSON text
 */
public record SandboxEntity(
        SandboxShelf shelf, String id, @Nullable String uniqueName, String json) {

    static SandboxEntity of(SandboxShelf shelf, String id, ObjectNode object) {
        return new SandboxEntity(shelf, id, null, WireJson.text(object));
    }

    /** Returns its state. */
    ObjectNode object() {
        return WireJson.object(json).orElseThrow();
    }

    /** Returns this with another state. */
    SandboxEntity with(ObjectNode object) {
        return new SandboxEntity(shelf, id, uniqueName, WireJson.text(object));
    }
}
