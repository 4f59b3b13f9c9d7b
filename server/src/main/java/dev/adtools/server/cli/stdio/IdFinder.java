package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the id of a message whose bytes may be more than can be kept, or no JSON that the service takes. A client waits for an
 * answer to its id; a refusal without one would leave it waiting.
 */
final class IdFinder {

    private static final int LONGEST = 8 << 10;

    // A member of the message, in braces.
    private final byte[] member = new byte[LONGEST];

    private int length = 1;
    private int depth;
    private boolean begun;
    private boolean foreign;
    private boolean text;
    private boolean escaped;
    private @Nullable JsonValue id;

    IdFinder() {
        member[0] = '{';
    }

    /** Returns the id in a whole text, or null. */
    static @Nullable JsonValue in(byte[] bytes) {
        IdFinder finder = new IdFinder();
        finder.pass(bytes, 0, bytes.length);
        return finder.found();
    }

    /** Returns the first id that has been passed: a string or a number, or null. */
    @Nullable
    JsonValue found() {
        return foreign ? null : id;
    }

    /** Passes the next bytes of the message. */
    void pass(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            begun |= bytes[i] == '{';
            if (!begun) {
                foreign |= !isSpace(bytes[i]);
            } else if (text) {
                passText(bytes[i]);
            } else {
                passMark(bytes[i]);
            }
        }
    }

    private void passText(byte b) {
        text = escaped || b != '"';
        escaped = !escaped && b == '\\';
        keep(b);
    }

    private void passMark(byte b) {
        if (depth == 1 && (b == ',' || b == '}')) {
            endMember();
        } else if (depth > 0) {
            keep(b);
        }
        switch (b) {
            case '{', '[' -> depth++;
            case '}', ']' -> depth--;
            default -> text = b == '"';
        }
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\t' || b == '\r' || b == '\n';
    }

    private void keep(byte b) {
        if (length < LONGEST) {
            member[length] = b;
        }
        // A member may be longer than a number can count.
        length = Math.min(length + 1, LONGEST + 1);
    }

    private void endMember() {
        keep((byte) '}');
        if (id == null && length <= LONGEST) {
            id = id(Arrays.copyOf(member, length));
        }
        length = 1;
    }

    private static @Nullable JsonValue id(byte[] object) {
        try {
            StrictJson.check(object);
        } catch (InvalidJson e) {
            return null;
        }
        JsonValue value = ((JsonObject) JsonCursor.read(object)).get("id");
        return value instanceof JsonString || value instanceof JsonNumber ? value : null;
    }
}
