package dev.adtools.api;

import org.jspecify.annotations.Nullable;

/**
 * The money a write moves, per day. Amounts count what serves: they are zero for a change of a paused campaign's budget, and for
 * the creation of a paused campaign.
 *
 * @param dailyBefore the daily budget that serves now; zero when there is none
 * @param dailyAfter the daily budget that serves after the write
 * @param dailyDelta the difference; negative when spend goes down
 * @param monthlyAfter the daily budget after the write times 30.4, the platforms' mean month, rounded half up; never more than
 *     is left of a budget that ends, nor than a budget per day for the days until its end
 * @param whenEnabled the budget that serves once a paused campaign is enabled; null when the write changes no such budget
 */
@Body(name = "SpendChange", description = "The money that a write can move.")
public record SpendEffect(
        @Arg(description = "What can be spent a day before the write.")
        Money dailyBefore,

        @Arg(description = "What can be spent a day after it.")
        Money dailyAfter,

        @Arg(description = "The difference of the two.") Money dailyDelta,

        @Arg(
                description =
                        "What can be spent in a month of 30.4 days after it, or until the budgets' end where that is nearer.")
        Money monthlyAfter,

        @Arg(
                description =
                        "The daily budget of a paused campaign. It adds nothing to daily spend until the campaign is enabled."
                                + " Null for every other write.")
        @Nullable
        PausedBudget whenEnabled) {

    /**
     * Returns the effect of a change of the daily budget.
     *
     * @param beforeMicros the daily budget now, in micros
     * @param afterMicros the daily budget after the write, in micros
     * @param currency the ISO 4217 code
     * @param minorDigits how many decimal digits the platform's minor unit has
     * @return the effect
     * @throws ArithmeticException when the month's amount does not fit a long
     */
    public static SpendEffect daily(long beforeMicros, long afterMicros, String currency, int minorDigits) {
        return ofMonth(beforeMicros, afterMicros, monthly(afterMicros), currency, minorDigits);
    }

    /**
     * Returns the effect of a change of the daily budget where budgets end, of which no month takes more than is left.
     *
     * @param beforeMicros the daily budget now, in micros
     * @param afterMicros the daily budget after the write, in micros
     * @param leftMicros what is left of the budgets that end, in micros; of one per day, as much for each day until then
     * @param endlessMicros how much of the daily budget after the write is of budgets that do not end, in micros
     * @param currency the ISO 4217 code
     * @param minorDigits how many decimal digits the platform's minor unit has
     * @return the effect
     * @throws ArithmeticException when the month's amount does not fit a long
     */
    public static SpendEffect ending(
            long beforeMicros,
            long afterMicros,
            long leftMicros,
            long endlessMicros,
            String currency,
            int minorDigits) {
        long month = Math.min(monthly(afterMicros), Math.addExact(monthly(endlessMicros), leftMicros));
        return ofMonth(beforeMicros, afterMicros, month, currency, minorDigits);
    }

    /**
     * Returns the effect of a paused campaign's daily budget that is changed, or created with the campaign: no spend now.
     *
     * @param beforeMicros the paused budget now, in micros; zero for a creation
     * @param afterMicros the paused budget after the write, in micros
     * @param currency the ISO 4217 code
     * @param minorDigits how many decimal digits the platform's minor unit has
     * @return the effect, with zero amounts per day and per month
     */
    public static SpendEffect whilePaused(long beforeMicros, long afterMicros, String currency, int minorDigits) {
        Money nothing = Money.ofMicros(0, currency, minorDigits);
        return new SpendEffect(
                nothing, nothing, nothing, nothing, new PausedBudget(beforeMicros, afterMicros, currency));
    }

    private static long monthly(long dailyMicros) {
        return Math.floorDiv(Math.addExact(Math.multiplyExact(dailyMicros, 304L), 5), 10);
    }

    private static SpendEffect ofMonth(long before, long after, long month, String currency, int minorDigits) {
        return new SpendEffect(
                Money.ofMicros(before, currency, minorDigits),
                Money.ofMicros(after, currency, minorDigits),
                Money.ofMicros(Math.subtractExact(after, before), currency, minorDigits),
                Money.ofMicros(month, currency, minorDigits),
                null);
    }

    /**
     * A daily budget that serves once its campaign is enabled.
     *
     * @param dailyBeforeMicros the budget before the write, in micros of the currency
     * @param dailyAfterMicros the budget after the write, in micros of the currency; enabling the campaign counts this amount
     * @param currency the ISO 4217 code
     */
    @Body(description = "The daily budget of a paused campaign. It serves once the campaign is enabled.")
    public record PausedBudget(
            @Arg(
                    description = "The budget before the write, in micros of the currency.",
                    min = 0,
                    examples = "35000000")
            long dailyBeforeMicros,

            @Arg(
                    description =
                            "The budget after the write, in micros of the currency. Enabling the campaign counts this amount.",
                    min = 0,
                    examples = "70000000")
            long dailyAfterMicros,

            @Arg(description = "The ISO 4217 code.", examples = "USD")
            String currency) {}
}
