package dev.adtools.api.json;

import java.nio.charset.StandardCharsets;

/** Walks over one text, by recursive descent, and stops at the first byte that does not belong. */
final class StrictScanner {

    private final byte[] bytes;
    private final int end;
    private final int levels;
    private int at;
    private int depth;
    private int nodes;
    private final NameSet names;

    StrictScanner(byte[] bytes, int from, int to, int levels) {
        this.bytes = bytes;
        this.at = from;
        this.end = to;
        this.levels = levels;
        this.names = new NameSet(levels);
    }

    void scan() throws InvalidJson {
        value();
        if (next() >= 0) {
            throw fail("a second value or stray text behind the end of the JSON text");
        }
    }

    private void value() throws InvalidJson {
        if (++nodes > StrictJson.MAX_NODES) {
            throw fail("more than " + StrictJson.MAX_NODES + " values");
        }
        switch (next()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> literal("true");
            case 'f' -> literal("false");
            case 'n' -> literal("null");
            case -1 -> throw fail("the text ends where a value should be");
            default -> number();
        }
    }

    private void number() throws InvalidJson {
        if (bytes[at] != '-' && (bytes[at] < '0' || bytes[at] > '9')) {
            throw fail("no value can start here");
        }
        at = NumberScanner.scan(bytes, at, end);
    }

    private void object() throws InvalidJson {
        enter();
        names.open();
        if (next() != '}') {
            do {
                name();
                value();
            } while (comma());
        }
        names.close();
        leave('}');
    }

    private void name() throws InvalidJson {
        if (next() != '"') {
            throw fail("a member name in double quotes should be here");
        }
        int start = at + 1;
        boolean escaped = string();
        if (!names.add(bytes, start, at - 1, escaped)) {
            throw new InvalidJson("the object has the member \"" + shown(start, at - 1) + "\" twice", start - 1);
        }
        if (next() != ':') {
            throw fail("a colon should be here");
        }
        at++;
    }

    private void array() throws InvalidJson {
        enter();
        if (next() != ']') {
            do {
                value();
            } while (comma());
        }
        leave(']');
    }

    private boolean comma() {
        boolean comma = next() == ',';
        if (comma) {
            at++;
        }
        return comma;
    }

    private void enter() throws InvalidJson {
        if (++depth > levels) {
            throw fail("more than " + levels + " levels");
        }
        at++;
    }

    private void leave(char closing) throws InvalidJson {
        if (next() != closing) {
            throw fail("a comma or " + closing + " should be here");
        }
        depth--;
        at++;
    }

    /** Passes over a string and tells whether it has an escape. */
    private boolean string() throws InvalidJson {
        boolean escaped = false;
        at = PlainRun.end(bytes, at + 1, end);
        while (at < end) {
            byte b = bytes[at];
            if (b == '"') {
                at++;
                return escaped;
            } else if (b == '\\') {
                escaped = true;
                at = EscapeScanner.scan(bytes, at, end);
            } else if (b < 0) {
                at = Utf8.scan(bytes, at, end);
            } else {
                throw fail("a control character stands unescaped in a string");
            }
            at = PlainRun.end(bytes, at, end);
        }
        throw fail("the text ends within a string");
    }

    private void literal(String word) throws InvalidJson {
        for (int i = 0; i < word.length(); i++) {
            if (at + i >= end || bytes[at + i] != word.charAt(i)) {
                throw fail("no value can start here");
            }
        }
        at += word.length();
    }

    /** Passes over white space and returns the byte behind it, or -1 at the end. */
    private int next() {
        return at < end && bytes[at] > ' ' ? bytes[at] : behindSpace();
    }

    private int behindSpace() {
        while (at < end) {
            byte b = bytes[at];
            if (b != ' ' && b != '\n' && b != '\r' && b != '\t') {
                return b & 0xff;
            }
            at++;
        }
        return -1;
    }

    private String shown(int from, int to) {
        return new String(bytes, from, Math.min(to - from, 40), StandardCharsets.US_ASCII);
    }

    private InvalidJson fail(String message) {
        return new InvalidJson(message, at);
    }
}
