package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonWriter;
import java.util.Arrays;

/** The id of a request, kept as it was written, so that its answer says neither 1.0 for 1 nor "1" for 1. */
final class RpcId {

    private final byte[] json;

    RpcId(byte[] body, int from, int to) {
        json = Arrays.copyOfRange(body, from, to);
    }

    void write(JsonWriter out) {
        out.raw(json);
    }
}
