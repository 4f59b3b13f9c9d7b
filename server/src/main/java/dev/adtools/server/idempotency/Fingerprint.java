package dev.adtools.server.idempotency;

import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.World;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hashes by which an operation is found again. */
final class Fingerprint {

    private Fingerprint() {}

    /**
     * Returns the hash of what is asked for: tool, world and arguments as sent, whatever the order of their members. Headers
     * and defaults are not in it, so that a newer schema cannot break a replay.
     */
    static String of(ToolCall call, World world) {
        ToolDescriptor tool = call.descriptor();
        return sha256(CanonicalJson.of(JsonObject.builder()
                .put("v", 1)
                .put("tool", tool.name())
                .put("platform", tool.platform().wireName())
                .put("world", world.id())
                .put("arguments", call.request().arguments().value())
                .build()));
    }

    /** Returns the hash that stands for a key, which itself is not kept. */
    static String ofKey(String key) {
        return sha256(key.getBytes(StandardCharsets.UTF_8));
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
