package dev.adtools.processor.read;

import java.util.Locale;
import java.util.regex.Pattern;

/** Makes JSON names of Java names: {@code budgetMicros} is {@code budget_micros}, {@code perMonth30} is {@code per_month30}. */
final class SnakeCase {

    private static final Pattern WORD_START = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

    private SnakeCase() {}

    static String of(CharSequence name) {
        return WORD_START.matcher(name).replaceAll("_").toLowerCase(Locale.ROOT);
    }
}
