package dev.adtools.server.call;

import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.AuditedValue;
import dev.adtools.api.spi.ToolDispatch;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Arguments of a call, as a range of bytes that passed the strict check. */
public final class Arguments {

    private static final byte[] NONE = {'{', '}'};

    private final byte[] bytes;
    private final int from;
    private final int to;
    private @Nullable AuditedValue noted;

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
        return of(NONE);
    }

    /** Returns how many bytes the arguments take. */
    public int size() {
        return to - from;
    }

    /** Returns how many bytes are in memory for as long as these arguments are: all that they were sent in. */
    public int held() {
        return bytes.length;
    }

    /** Returns the arguments as they were sent. */
    public JsonValue value() {
        return new JsonCursor(bytes, from).value();
    }

    /** Returns a copy of the arguments' own bytes. */
    public byte[] bytes() {
        return Arrays.copyOfRange(bytes, from, to);
    }

    /** Returns the bytes between two indexes, not copied; they are for reading only. */
    public ByteBuffer between(int from, int to) {
        return ByteBuffer.wrap(bytes, from, to - from);
    }

    /** Returns the canonical bytes of the value at an index. */
    public byte[] canonical(int from) {
        return CanonicalJson.of(bytes, from);
    }

    /** Writes the value that stands between two indexes, as it was sent. */
    public void copy(int from, int to, JsonWriter out) {
        out.raw(bytes, from, to);
    }

    /** Returns the part of them that the audit trail keeps, noted when a tool decoded them, or by decoding them now. */
    public AuditedValue audited(ToolDispatch<?> tool) {
        if (noted == null) {
            tool.decode(reader());
        }
        return Objects.requireNonNull(noted);
    }

    ArgumentReader reader() {
        AuditedValue whole = AuditedValue.arguments(from);
        noted = whole;
        return ArgumentReader.auditing(bytes, whole);
    }
}
