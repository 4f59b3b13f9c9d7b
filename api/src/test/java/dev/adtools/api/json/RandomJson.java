package dev.adtools.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Random;

/** Makes random JSON texts, and spoils them a little. */
final class RandomJson {

    private static final String[] STRINGS = {
        "\"\"",
        "\"a\"",
        "\"\\u0061\"",
        "\"é\"",
        "\"\\u00e9\"",
        "\"😀\"",
        "\"\\ud83d\\ude00\"",
        "\"\\ud83d\"",
        "\"\\uffff\"",
        "\"\\n\\\"\\\\\"",
        "\"b c\"",
        "\"\\u0000\"",
        "\"日本\"",
        "\"\uffff\"",
        "\"\ufdd0\"",
    };
    private static final String[] NUMBERS = {
        "0",
        "-0",
        "1",
        "1.0",
        "1e3",
        "-12.5e-2",
        "9007199254740991",
        "9007199254740992",
        "900719925474099.1e1",
        "1e22",
        "0.1",
        "0.30000000000000004",
        "0.300000000000000041",
        "123456789012345678",
        "1e-320",
        "1e-500",
        "2.5e400",
        "100000000000000000000e-6",
    };

    private RandomJson() {}

    static byte[] text(Random random) {
        StringBuilder text = new StringBuilder();
        value(random, text, 0);
        return text.toString().getBytes(UTF_8);
    }

    /** Makes a text that passes the strict check. */
    static byte[] readable(Random random) {
        while (true) {
            byte[] text = text(random);
            if (isReadable(text)) {
                return text;
            }
        }
    }

    private static boolean isReadable(byte[] text) {
        try {
            StrictJson.check(text);
            return true;
        } catch (InvalidJson e) {
            return false;
        }
    }

    private static void value(Random random, StringBuilder text, int depth) {
        switch (random.nextInt(depth > 4 ? 5 : 8)) {
            case 0 -> text.append("null");
            case 1 -> text.append(random.nextBoolean());
            case 2, 3 -> text.append(NUMBERS[random.nextInt(NUMBERS.length)]);
            case 4 -> text.append(string(random));
            case 5 -> array(random, text, depth);
            default -> object(random, text, depth);
        }
    }

    private static void array(Random random, StringBuilder text, int depth) {
        text.append('[');
        for (int i = random.nextInt(4); i > 0; i--) {
            value(random, text, depth + 1);
            text.append(i > 1 ? ", " : " ");
        }
        text.append(']');
    }

    private static void object(Random random, StringBuilder text, int depth) {
        text.append('{');
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(string(random)).append(" :");
            value(random, text, depth + 1);
            text.append(i > 1 ? "," : "");
        }
        text.append('}');
    }

    private static String string(Random random) {
        // Mostly fresh names, so that most objects have no duplicate.
        return random.nextInt(4) == 0 ? STRINGS[random.nextInt(STRINGS.length)] : "\"k" + random.nextInt(10_000) + "\"";
    }

    static byte[] mutated(Random random, byte[] text) {
        byte[] mutated = text;
        for (int i = random.nextInt(3); i > 0 && mutated.length > 0; i--) {
            mutated = mutatedOnce(random, mutated);
        }
        return mutated;
    }

    private static byte[] mutatedOnce(Random random, byte[] text) {
        int at = random.nextInt(text.length);
        byte[] changed = text.clone();
        switch (random.nextInt(4)) {
            case 0 -> changed[at] = (byte) random.nextInt(256);
            case 1 -> changed[at] = (byte) "{}[]\",:\\0123456789.eE+-u ".charAt(random.nextInt(25));
            case 2 -> changed = Arrays.copyOf(text, at);
            default -> System.arraycopy(text, at, changed, 0, text.length - at);
        }
        return changed;
    }
}
