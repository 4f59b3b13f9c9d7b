package dev.adtools.server.audit;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.AuditRules;
import dev.adtools.server.call.Arguments;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the audit trail keeps of the arguments of a call, as the tool's contract says: an object of at most
 * {@value #MOST_BYTES} bytes whose members stand in the order in which they were sent.
 *
 * <p>A kept value stands as it was sent; {@code h:} and 12 digits stand for a hashed one, {@code d:} for a dropped one. Of
 * a list the first {@value #MOST_ITEMS} items are kept. Where something was left out, {@code +left_out} counts it. No kept
 * value or name looks like any of these. A hash is of a text or a number however it is spelled, and of an object or a list
 * as it was sent.
 *
 * <p>Of members that the contract does not have, values are hashed, or dropped where the name says that it is a secret;
 * names stand where they are plain words, and are hashed otherwise.
 */
public final class Redaction {

    /** How many bytes the redacted arguments of a call take at most. */
    public static final int MOST_BYTES = 4096;

    static final String DROPPED = "d:";
    static final String LEFT_OUT = "+left_out";

    private static final int MOST_ITEMS = 20;
    private static final int CLOSING_BYTES = 32;
    private static final int SMALLEST_NESTED = 128;
    private static final int MARKED_BYTES = 16;
    private static final int NUMBER_BYTES = 64;
    // Twelve bytes are the most that a code point takes, as two escapes.
    private static final int LONGEST_ESCAPED = 12 * Telltale.LONGEST;

    private final KeyedHash hash;

    /**
     * Makes a redaction whose hashes only it can make.
     *
     * @param key 32 random bytes
     */
    public Redaction(byte[] key) {
        this.hash = new KeyedHash(key);
    }

    /**
     * Writes redacted arguments.
     *
     * @param rules what the tool's contract says
     * @param sent the arguments, valid or not
     * @param out what the object is written to
     */
    public void write(AuditRules rules, Arguments sent, JsonWriter out) {
        new Pass(sent, sent.cursor(), out).object(rules, out.size() + MOST_BYTES);
    }

    /** One pass over the arguments of one call. */
    private final class Pass {

        private final Arguments sent;
        private final JsonCursor cursor;
        private final JsonWriter out;

        Pass(Arguments sent, JsonCursor cursor, JsonWriter out) {
            this.sent = sent;
            this.cursor = cursor;
            this.out = out;
        }

        /** Writes the object that comes next, up to a size of the writer. */
        void object(AuditRules rules, int most) {
            int limit = most - CLOSING_BYTES;
            int leftOut = 0;
            cursor.peek();
            cursor.take();
            out.beginObject();
            while (cursor.more('}')) {
                String name = cursor.string();
                cursor.passColon();
                boolean written = rules.has(name)
                        ? value(name, rules.rule(name), rules.within(name), limit - name.length() - 4)
                        : unknown(name, limit);
                leftOut += written ? 0 : 1;
            }
            if (leftOut > 0) {
                out.name(LEFT_OUT).value(leftOut);
            }
            out.endObject();
        }

        /** Writes what is kept of a value, which is passed, and returns whether there was room for anything. */
        private boolean value(@Nullable String name, Audit rule, @Nullable AuditRules inner, int limit) {
            char first = cursor.peek();
            boolean isKept = rule == Audit.KEEP;
            boolean isNested = (first == '[' && (isKept || inner != null)) || (first == '{' && inner != null);
            if (isNested && fits(SMALLEST_NESTED, limit)) {
                named(name);
                // What follows a long value must have room, too.
                int most = out.size() + (limit - out.size()) / 2;
                if (first == '[') {
                    array(rule, inner, most);
                } else {
                    object(Objects.requireNonNull(inner), most);
                }
                return true;
            }
            boolean isPlain = isKept && first != '[' && first != '{';
            return isPlain ? scalar(name, first, limit) : marked(name, rule, limit);
        }

        private void array(Audit rule, @Nullable AuditRules inner, int most) {
            int limit = most - CLOSING_BYTES;
            int items = 0;
            int leftOut = 0;
            cursor.take();
            out.beginArray();
            while (cursor.more(']')) {
                if (leftOut > 0 || items == MOST_ITEMS) {
                    cursor.skip();
                    leftOut++;
                } else if (value(null, rule, inner, limit)) {
                    items++;
                } else {
                    leftOut++;
                }
            }
            if (leftOut > 0) {
                out.beginObject().name(LEFT_OUT).value(leftOut).endObject();
            }
            out.endArray();
        }

        private boolean scalar(@Nullable String name, char first, int limit) {
            if (first == '"') {
                return text(name, limit);
            } else if (!fits(NUMBER_BYTES, limit)) {
                cursor.skip();
                return false;
            }
            named(name);
            switch (first) {
                case 't', 'f' -> out.value(cursor.passTruth());
                case 'n' -> {
                    cursor.skip();
                    out.nullValue();
                }
                default -> number();
            }
            return true;
        }

        private void number() {
            cursor.passNumber();
            if (cursor.plain()) {
                out.value(cursor.longValue());
            } else {
                out.value(cursor.decimal());
            }
        }

        private boolean text(@Nullable String name, int limit) {
            int from = cursor.at();
            cursor.passString();
            int to = cursor.at();
            String shown = to - from <= LONGEST_ESCAPED ? shown(cursor.text(), from, to) : hashed(from, to);
            // What is shown is ASCII, of which an escape takes two bytes.
            if (!fits(2 * shown.length() + 3, limit)) {
                return false;
            }
            named(name);
            out.value(shown);
            return true;
        }

        private String shown(String text, int from, int to) {
            return Telltale.in(text) ? hashed(from, to) : text;
        }

        private boolean unknown(String name, int limit) {
            if (!fits(2 * MARKED_BYTES, limit)) {
                cursor.skip();
                return false;
            }
            Audit rule = Telltale.isSecretName(name) ? Audit.DROP : Audit.HASH;
            String shown =
                    Telltale.isName(name) ? name : hash.of(ByteBuffer.wrap(name.getBytes(StandardCharsets.UTF_8)));
            return marked(shown, rule, limit - shown.length() - 4);
        }

        /** Writes what stands for a value, which is passed, where there is room. */
        private boolean marked(@Nullable String name, Audit rule, int limit) {
            cursor.peek();
            int from = cursor.at();
            cursor.skip();
            if (!fits(MARKED_BYTES, limit)) {
                return false;
            }
            named(name);
            out.value(rule == Audit.DROP ? DROPPED : hashed(from, cursor.at()));
            return true;
        }

        private String hashed(int from, int to) {
            ByteBuffer bytes = sent.between(from, to);
            return hash.of(isAsSent(bytes) ? bytes : ByteBuffer.wrap(sent.canonical(from)));
        }

        private boolean fits(int bytes, int limit) {
            return out.size() + bytes <= limit;
        }

        private void named(@Nullable String name) {
            if (name != null) {
                out.name(name);
            }
        }
    }

    /**
     * Returns whether a value is hashed as it stands. Sorting what an object holds was nearly half of redacting a usual
     * call, and who sends one again sends the same bytes.
     */
    private static boolean isAsSent(ByteBuffer value) {
        return switch (value.get(value.position())) {
            case '{', '[' -> true;
            case '"' -> !hasEscape(value);
            default -> false;
        };
    }

    private static boolean hasEscape(ByteBuffer text) {
        for (int at = text.position(); at < text.limit(); at++) {
            if (text.get(at) == '\\') {
                return true;
            }
        }
        return false;
    }
}
