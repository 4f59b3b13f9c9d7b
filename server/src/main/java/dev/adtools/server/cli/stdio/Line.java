package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.JsonValue;
import org.jspecify.annotations.Nullable;

/** One line of the client, without its end; of one that is too long to be kept only the id. */
final class Line {

    private final byte @Nullable [] bytes;
    private final @Nullable JsonValue id;

    private Line(byte @Nullable [] bytes, @Nullable JsonValue id) {
        this.bytes = bytes;
        this.id = id;
    }

    static Line of(byte[] bytes) {
        return new Line(bytes, null);
    }

    static Line tooLong(@Nullable JsonValue id) {
        return new Line(null, id);
    }

    /** Returns what it says; null when it is too long. */
    byte @Nullable [] bytes() {
        return bytes;
    }

    /** Returns the id of one that is too long, where there is one. */
    @Nullable
    JsonValue id() {
        return id;
    }
}
