package dev.adtools.server.call;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Text from outside as whoever decides may safely read it: what is not seen, or moves what is seen, becomes U+FFFD.
 *
 * <p>That is: control, format (bidirectional marks, joiners, tags), surrogate, private and unassigned characters, line and
 * paragraph separators, variation selectors, and letters and marks that have no shape.
 */
public final class DisplayText {

    private static final int REPLACEMENT = 0xfffd;

    // What Unicode calls default ignorable, or blank, without saying so by its category.
    private static final Set<Integer> SHAPELESS =
            Set.of(0x034f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180c, 0x180d, 0x180f, 0x2800, 0x3164, 0xffa0);

    private DisplayText() {}

    /** Returns a text made inert. */
    public static String of(String text) {
        if (text.codePoints().allMatch(DisplayText::isVisible)) {
            return text;
        }
        return text.codePoints()
                .map(point -> isVisible(point) ? point : REPLACEMENT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Returns a text made inert; null for none. */
    public static @Nullable String ofNullable(@Nullable String text) {
        return text == null ? null : of(text);
    }

    /** Returns a value with all its texts made inert, the names of members too. */
    public static JsonValue of(JsonValue value) {
        if (value instanceof JsonString text) {
            return new JsonString(of(text.value()));
        } else if (value instanceof JsonArray array) {
            return JsonArray.of(array.items().stream().map(DisplayText::of).toList());
        } else if (value instanceof JsonObject object) {
            JsonObject.Builder inert = JsonObject.builder();
            object.members().forEach((name, member) -> inert.put(of(name), of(member)));
            return inert.build();
        }
        return value;
    }

    /** Returns whether a character is seen, and moves nothing that is. */
    public static boolean isVisible(int point) {
        boolean visible = switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
        return visible && !isSelector(point) && !SHAPELESS.contains(point);
    }

    private static boolean isSelector(int point) {
        return (point >= 0xfe00 && point <= 0xfe0f) || (point >= 0xe0100 && point <= 0xe01ef);
    }
}
