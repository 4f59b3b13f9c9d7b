package dev.adtools.server.audit;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.AuditedValue;
import dev.adtools.server.call.Arguments;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the audit trail keeps of the arguments of a call, as it was noted while they were decoded: an object of at most
 * {@value #MOST_BYTES} bytes whose members stand in the order in which they were sent.
 *
 * <p>A kept value stands as it was sent; {@code h:} and 12 digits stand for a hashed one, {@code d:} for a dropped one, and
 * {@code +left_out} counts what has no room. No kept value or name looks like any of these. A hash is of a text or a number
 * however it is spelled, and of an object or a list as it was sent. Of members that the contract does not have, names are
 * hashed, too.
 */
public final class Redaction {

    /** Most bytes that the redacted arguments of a call take. */
    public static final int MOST_BYTES = 4096;

    static final String DROPPED = "d:";
    static final String LEFT_OUT = "+left_out";

    private static final int CLOSING_BYTES = 32;
    private static final int SMALLEST_NESTED = 128;
    private static final int MARKED_BYTES = 16;
    // The longest that a contract names is a SHA-256 of 73 bytes.
    private static final int LONGEST_KEPT = 96;

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
     * @param sent the arguments, valid or not
     * @param noted what a reader noted of them
     * @param out what the object is written to
     */
    public void write(Arguments sent, AuditedValue noted, JsonWriter out) {
        new Pass(sent, out).object(noted, out.size() + MOST_BYTES);
    }

    /** Arguments of one call on their way to a writer. */
    private final class Pass {

        private final Arguments sent;
        private final JsonWriter out;

        Pass(Arguments sent, JsonWriter out) {
            this.sent = sent;
            this.out = out;
        }

        /** Writes an object, up to a size of the writer. */
        void object(AuditedValue object, int most) {
            out.beginObject();
            int leftOut = object.leftOut();
            for (AuditedValue member : object.inner()) {
                String sentName = Objects.requireNonNull(member.name());
                String name = member.known() ? sentName : hash.of(sentName);
                leftOut += value(name, member, most - CLOSING_BYTES - name.length() - 4) ? 0 : 1;
            }
            if (leftOut > 0) {
                out.name(LEFT_OUT).value(leftOut);
            }
            out.endObject();
        }

        private void list(AuditedValue list, int most) {
            out.beginArray();
            int shown = 0;
            // What is shown of a list is its beginning.
            while (shown < list.inner().size() && value(null, list.inner().get(shown), most - CLOSING_BYTES)) {
                shown++;
            }
            int leftOut = list.leftOut() + list.inner().size() - shown;
            if (leftOut > 0) {
                out.beginObject().name(LEFT_OUT).value(leftOut).endObject();
            }
            out.endArray();
        }

        /** Writes what is kept of a value, and returns whether there was room for it. */
        private boolean value(@Nullable String name, AuditedValue value, int limit) {
            boolean isNested = value.form() != AuditedValue.Form.WHOLE && fits(SMALLEST_NESTED, limit);
            boolean isKept = isKept(value);
            if (!isNested && !fits(isKept ? value.to() - value.from() : MARKED_BYTES, limit)) {
                return false;
            }
            if (name != null) {
                out.name(name);
            }
            // What follows a long value must have room, too.
            int most = out.size() + (limit - out.size()) / 2;
            if (isNested && value.form() == AuditedValue.Form.LIST) {
                list(value, most);
            } else if (isNested) {
                object(value, most);
            } else if (isKept) {
                sent.copy(value.from(), value.to(), out);
            } else {
                out.value(value.rule() == Audit.DROP ? DROPPED : hashed(value));
            }
            return true;
        }

        private boolean isKept(AuditedValue value) {
            return value.rule() == Audit.KEEP
                    && value.form() == AuditedValue.Form.WHOLE
                    && value.to() - value.from() <= LONGEST_KEPT
                    && !looksLikeAMark(sent.between(value.from(), value.to()));
        }

        private String hashed(AuditedValue value) {
            ByteBuffer bytes = sent.between(value.from(), value.to());
            return hash.of(isAsSent(bytes) ? bytes : ByteBuffer.wrap(sent.canonical(value.from())));
        }

        private boolean fits(int bytes, int limit) {
            return out.size() + bytes <= limit;
        }
    }

    // A mark may be spelled with escapes, and what a contract keeps needs none.
    private static boolean looksLikeAMark(ByteBuffer value) {
        int colon = value.position() + 2;
        return value.get(value.position()) == '"'
                && (hasEscape(value) || (colon < value.limit() && value.get(colon) == ':'));
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
