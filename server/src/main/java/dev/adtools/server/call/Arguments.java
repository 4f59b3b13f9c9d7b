package dev.adtools.server.call;

import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ArgumentReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Where the arguments of a call stand in bytes that passed the strict check. */
public final class Arguments {

    private static final Arguments NONE = new Arguments("{}".getBytes(StandardCharsets.US_ASCII), 0, 2);

    private final byte[] bytes;
    private final int from;
    private final int to;

    /**
     * Names a range of checked bytes that holds one object.
     *
     * @param bytes what the caller sent; nobody changes it
     * @param from the object's first byte
     * @param to the byte behind its last
     */
    public Arguments(byte[] bytes, int from, int to) {
        this.bytes = bytes;
        this.from = from;
        this.to = to;
    }

    /** Returns arguments that are all of some checked bytes. */
    public static Arguments of(byte[] bytes) {
        return new Arguments(bytes, 0, bytes.length);
    }

    /** Returns the arguments of a call that sends none: an empty object. */
    public static Arguments none() {
        return NONE;
    }

    /** Returns how many bytes the arguments take. */
    public int size() {
        return to - from;
    }

    /** Returns the arguments as they were sent. */
    public JsonValue value() {
        return reader().any();
    }

    /** Returns a copy of the arguments' own bytes. */
    public byte[] bytes() {
        return Arrays.copyOfRange(bytes, from, to);
    }

    /** Returns what passes over the arguments as they were sent. */
    public JsonCursor cursor() {
        return new JsonCursor(bytes, from);
    }

    /** Returns the bytes between two places of the cursor, not copied; they are for reading only. */
    public ByteBuffer between(int from, int to) {
        return ByteBuffer.wrap(bytes, from, to - from);
    }

    /** Returns the canonical bytes of the value at a place of the cursor. */
    public byte[] canonical(int from) {
        return CanonicalJson.of(bytes, from);
    }

    ArgumentReader reader() {
        return new ArgumentReader(bytes, from);
    }
}
