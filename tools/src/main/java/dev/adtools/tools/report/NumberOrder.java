package dev.adtools.tools.report;

import dev.adtools.tools.paging.PageKey;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Sorts lists by a number: its text in a page's key sorts as the number does. What is not known stands last. */
public final class NumberOrder {

    private static final int WIDTH = 20;
    private static final BigDecimal MOST = BigDecimal.TEN.pow(WIDTH).subtract(BigDecimal.ONE);
    private static final int DIGITS = Ratios.DIGITS;

    private NumberOrder() {}

    /** Returns the text by which a number is sorted; numbers beyond 20 digits are all the same. */
    public static String text(@Nullable BigDecimal number) {
        if (number == null) {
            return "";
        }
        BigDecimal magnitude = number.abs().min(MOST).setScale(DIGITS, RoundingMode.HALF_UP);
        String digits = magnitude.unscaledValue().toString();
        String padded = "0".repeat(WIDTH + DIGITS + 1 - digits.length()) + digits;
        return number.signum() < 0 ? "-" + complement(padded) : "0" + padded;
    }

    private static String complement(String digits) {
        StringBuilder complement = new StringBuilder(digits.length());
        digits.chars().forEach(digit -> complement.append((char) ('0' + '9' - digit)));
        return complement.toString();
    }

    /** Returns the order of keys whose sort is such a text; equal numbers go by id. */
    public static Comparator<PageKey> of(boolean isDescending) {
        Comparator<PageKey> bySort = Comparator.comparing(PageKey::sort);
        return Comparator.comparing((PageKey key) -> key.sort().isEmpty())
                .thenComparing(isDescending ? bySort.reversed() : bySort)
                .thenComparing(PageKey::id);
    }
}
