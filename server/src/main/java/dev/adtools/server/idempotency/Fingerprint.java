package dev.adtools.server.idempotency;

import dev.adtools.api.Mode;
import dev.adtools.api.Reason;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.call.ToolCall;

/** The hashes by which an operation is found again. */
final class Fingerprint {

    private Fingerprint() {}

    /**
     * Returns the hash of what is asked for: tool, world and arguments as sent, whatever the order of their members. Headers
     * and defaults are not in it, so that a newer schema cannot break a replay; nor is the reason of a write, because the same
     * change for another reason is the same change.
     */
    static String of(ToolCall call, PlatformEnvironment world) {
        ToolDescriptor tool = call.descriptor();
        return Sha256.hex(CanonicalJson.of(JsonObject.builder()
                .put("v", 1)
                .put("tool", tool.name())
                .put("platform", tool.platform().wireName())
                .put("world", world.id())
                .put("arguments", compared(tool, call.request().arguments().value()))
                .build()));
    }

    private static JsonValue compared(ToolDescriptor tool, JsonValue arguments) {
        if (tool.mode() != Mode.WRITE || !(arguments instanceof JsonObject given)) {
            return arguments;
        }
        JsonObject.Builder rest = JsonObject.builder();
        given.members().forEach((name, value) -> {
            if (!name.equals(Reason.NAME)) {
                rest.put(name, value);
            }
        });
        return rest.build();
    }

    /** Returns the hash that stands for a key, which itself is not kept. */
    static String ofKey(String key) {
        return Sha256.hex(key);
    }
}
