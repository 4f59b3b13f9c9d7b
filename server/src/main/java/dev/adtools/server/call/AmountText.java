package dev.adtools.server.call;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Text of an amount as people read it: a sum of money in units of its currency. */
public final class AmountText {

    private static final int MICRO_DIGITS = 6;

    private AmountText() {}

    /**
     * Returns the text of an amount.
     *
     * @param value how many units
     * @param unit the unit's name in answers
     * @param currency the ISO 4217 code of money
     * @param like a sum of the same money in units of its currency, which shows how many decimals the platform has for it;
     *     null where there is none, so that the unit is told instead
     */
    public static String of(BigDecimal value, String unit, @Nullable String currency, @Nullable String like) {
        if (unit.equals("percent")) {
            return value.toPlainString() + " percent";
        } else if (like == null) {
            return value.toPlainString() + " " + unit + " of " + currency;
        }
        int digits = like.contains(".") ? like.length() - like.indexOf('.') - 1 : 0;
        BigDecimal major = value.movePointLeft(unit.equals("micros") ? MICRO_DIGITS : digits);
        return major.setScale(Math.max(digits, major.stripTrailingZeros().scale()))
                        .toPlainString() + " " + currency;
    }
}
