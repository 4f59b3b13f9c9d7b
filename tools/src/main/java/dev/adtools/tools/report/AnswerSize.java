package dev.adtools.tools.report;

import dev.adtools.api.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Counts the bytes that parts of an answer take as JSON, and cuts lists by them: an answer at the default limits is to fit
 * the 25,000 tokens that a reader takes in, at three bytes a token.
 */
public final class AnswerSize {

    private AnswerSize() {}

    /**
     * Returns how many bytes an object takes, without the values that are texts or objects themselves.
     *
     * @param frame the object without any value, as {@code {"a":,"b":}}, with the comma behind it
     * @param numbers the values that are numbers, or null
     */
    public static int of(String frame, @Nullable Object... numbers) {
        return frame.length()
                + Stream.of(numbers)
                        .mapToInt(number -> String.valueOf(number).length())
                        .sum();
    }

    /** Returns how many bytes texts take with their quotes and commas; null has neither. */
    public static int ofTexts(@Nullable String... texts) {
        JsonWriter list = new JsonWriter().beginArray();
        int begun = list.size();
        for (String text : texts) {
            if (text == null) {
                list.nullValue();
            } else {
                list.value(text);
            }
        }
        // No comma stands before the first of them.
        return texts.length == 0 ? 0 : list.size() - begun + 1;
    }

    /** Returns how many bytes a list takes. */
    public static <T> int sum(List<T> list, ToIntFunction<T> size) {
        return list.stream().mapToInt(size).sum();
    }

    /** Returns the first entries of a list that fit into some bytes; one that none of them could hold hides no others. */
    public static <T> List<T> first(List<T> list, int bytes, ToIntFunction<T> size) {
        List<T> kept = new ArrayList<>();
        int left = bytes;
        for (T entry : list) {
            int taken = size.applyAsInt(entry);
            if (taken <= left) {
                kept.add(entry);
                left -= taken;
            } else if (taken <= bytes) {
                break;
            }
        }
        return kept;
    }
}
