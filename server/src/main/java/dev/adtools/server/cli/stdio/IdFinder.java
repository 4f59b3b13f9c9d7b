package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the id of a message whose bytes may be more than can be kept, or no JSON that the service takes. A client waits for an
 * answer to its id; a refusal without one would leave it waiting.
 */
final class IdFinder {

    private static final int LONGEST = 8 << 10;

    // A member of the message, in braces.
    private final byte[] member = new byte[LONGEST + 1];
    private int length = 1;
    private int depth = 1;
    private boolean text;
    private boolean escaped;
    private @Nullable JsonValue id;

    private IdFinder() {
        member[0] = '{';
    }

    /** Returns the first id in the bytes of an object: a string or a number, or null. */
    static @Nullable JsonValue in(InputStream message) {
        IdFinder finder = new IdFinder();
        try {
            int first = message.read();
            while (first == ' ' || first == '\t' || first == '\r' || first == '\n') {
                first = message.read();
            }
            byte[] bytes = first == '{' ? message.readNBytes(LONGEST) : new byte[0];
            while (bytes.length > 0 && finder.id == null) {
                finder.pass(bytes);
                bytes = message.readNBytes(LONGEST);
            }
        } catch (IOException e) {
            // Whoever reads on is told.
            return null;
        }
        return finder.id;
    }

    private void pass(byte[] bytes) {
        for (byte b : bytes) {
            if (!text && depth == 1 && (b == ',' || b == '}')) {
                endMember();
            } else if (depth > 0 && length < LONGEST) {
                member[length++] = b;
            }
            if (text) {
                text = escaped || b != '"';
                escaped = !escaped && b == '\\';
            } else {
                text = b == '"';
                depth += b == '{' || b == '[' ? 1 : b == '}' || b == ']' ? -1 : 0;
            }
        }
    }

    private void endMember() {
        member[length] = '}';
        JsonValue value = Message.object(Arrays.copyOf(member, length + 1)).get("id");
        if (id == null && (value instanceof JsonString || value instanceof JsonNumber)) {
            id = value;
        }
        length = 1;
    }
}
