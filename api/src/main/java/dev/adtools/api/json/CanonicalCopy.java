package dev.adtools.api.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Copies checked JSON in its canonical spelling without making a tree of it first, which would take several times as long. */
final class CanonicalCopy {

    private static final Comparator<Member> BY_NAME = Comparator.comparing(Member::name);

    private final byte[] bytes;
    private final JsonWriter out;

    CanonicalCopy(byte[] bytes, JsonWriter out) {
        this.bytes = bytes;
        this.out = out;
    }

    /** Copies the value at an index. */
    void value(int at) {
        value(new JsonCursor(bytes, at));
    }

    private void value(JsonCursor cursor) {
        switch (cursor.peek()) {
            case '{' -> object(cursor);
            case '[' -> array(cursor);
            case '"' -> out.value(cursor.string());
            case 't', 'f' -> out.value(cursor.passTruth());
            case 'n' -> {
                cursor.skip();
                out.nullValue();
            }
            default -> number(cursor);
        }
    }

    private void object(JsonCursor cursor) {
        List<Member> members = new ArrayList<>();
        cursor.take();
        while (cursor.more('}')) {
            String name = cursor.string();
            cursor.passColon();
            members.add(new Member(name, cursor.at()));
            cursor.skip();
        }
        members.sort(BY_NAME);
        out.beginObject();
        for (Member member : members) {
            out.name(member.name());
            value(member.at());
        }
        out.endObject();
    }

    private void array(JsonCursor cursor) {
        cursor.take();
        out.beginArray();
        while (cursor.more(']')) {
            value(cursor);
        }
        out.endArray();
    }

    private void number(JsonCursor cursor) {
        cursor.passNumber();
        // A double holds these, and ECMAScript writes them with digits only.
        if (cursor.plain() && Math.abs(cursor.longValue()) <= StrictJson.MAX_INTEGER) {
            out.value(cursor.longValue());
        } else {
            CanonicalJson.write(cursor.decimal().doubleValue(), out);
        }
    }

    private record Member(String name, int at) {}
}
