package dev.adtools.tools.pacing;

import java.math.BigDecimal;

/**
 * Amount spent since the month began, in micros or minor units, which the platform may split.
 *
 * @param beforeToday on complete days
 * @param all today included
 */
public record Spent(BigDecimal beforeToday, BigDecimal all) {

    /** Nothing. */
    public static final Spent NOTHING = new Spent(BigDecimal.ZERO, BigDecimal.ZERO);

    /** Returns what was spent on one day. */
    public static Spent on(boolean isToday, BigDecimal amount) {
        return new Spent(isToday ? BigDecimal.ZERO : amount, amount);
    }

    /** Returns both together. */
    public Spent plus(Spent other) {
        return new Spent(beforeToday.add(other.beforeToday), all.add(other.all));
    }
}
