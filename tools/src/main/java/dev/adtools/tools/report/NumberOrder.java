package dev.adtools.tools.report;

import dev.adtools.tools.paging.PageKey;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Sorts lists by a number: its text in a page's key sorts as the number does. What is not known stands last. */
public final class NumberOrder {

    private static final int WIDTH = 20;
    private static final BigDecimal MOST = BigDecimal.TEN.pow(WIDTH).subtract(BigDecimal.ONE);
    private static final int DIGITS = Ratios.DIGITS;
    private static final String NO_FRACTION = "0".repeat(DIGITS);

    private NumberOrder() {}

    /** Returns the text by which a number is sorted; numbers beyond 20 digits are all the same. */
    public static String text(@Nullable BigDecimal number) {
        if (number == null) {
            return "";
        }
        BigDecimal magnitude = number.abs().min(MOST).setScale(DIGITS, RoundingMode.HALF_UP);
        return text(magnitude.unscaledValue().toString(), number.signum() < 0);
    }

    /** Returns the text by which a whole number is sorted. */
    public static String text(long number) {
        return number < 0 ? text(BigDecimal.valueOf(number)) : text(number + NO_FRACTION, false);
    }

    private static String text(String digits, boolean isNegative) {
        char[] text = new char[1 + WIDTH + DIGITS];
        Arrays.fill(text, '0');
        digits.getChars(0, digits.length(), text, text.length - digits.length());
        if (isNegative) {
            for (int i = 1; i < text.length; i++) {
                text[i] = (char) ('0' + '9' - text[i]);
            }
            text[0] = '-';
        }
        return new String(text);
    }

    /** Returns the order of keys whose sort is such a text; equal numbers go by id. */
    public static Comparator<PageKey> of(boolean isDescending) {
        return (one, other) -> compare(one, other, isDescending);
    }

    private static int compare(PageKey one, PageKey other, boolean isDescending) {
        if (one.sort().isEmpty() != other.sort().isEmpty()) {
            return one.sort().isEmpty() ? 1 : -1;
        }
        int bySort = one.sort().compareTo(other.sort());
        if (bySort == 0) {
            return one.id().compareTo(other.id());
        }
        return isDescending ? -bySort : bySort;
    }
}
