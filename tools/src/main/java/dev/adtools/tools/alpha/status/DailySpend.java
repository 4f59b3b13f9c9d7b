package dev.adtools.tools.alpha.status;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.alpha.metrics.LocalDay;
import dev.adtools.tools.platform.AlphaCampaign;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.OptionalLong;

/**
 * Amounts that a campaign may spend a day before and after a switch, in micros.
 *
 * @param before now
 * @param after afterwards
 * @param ending what may be spent until the campaign's end, of which no month costs more; 0 where it is not near
 * @param endless what may be spent a day where the end is not near; else 0
 * @param spread whether this is what is left of a budget until the campaign's end, spread over the days that are left
 */
record DailySpend(long before, long after, long ending, long endless, boolean spread) {

    private static final long DECI_MONTH_DAYS = 304;
    private static final long WHOLE_MONTH_DAYS = DECI_MONTH_DAYS / 10;
    // Of which a month can be counted exactly by every JSON reader.
    private static final long MOST = StrictJson.MAX_INTEGER / DECI_MONTH_DAYS * 10;

    /**
     * Returns what begins to be spent when a campaign is switched on; a budget that is not known is never nothing.
     *
     * @param costMicros what the campaign has cost so far, in micros
     */
    static Outcome<DailySpend> of(AlphaFoundCampaign found, long costMicros, Instant now) {
        AlphaCampaign.Budget budget = found.campaign().budget();
        if (budget.amountMicros() <= 0 && budget.totalMicros() <= 0) {
            return AlphaStatusRule.STATUS_BUDGET_1.conflict(
                    "What the campaign may spend a day is not known, so it cannot be approved.", found.campaign());
        }
        DailySpend spend = found.hasTotalBudget()
                ? ofTotal(Math.min(budget.totalMicros(), Math.max(0, budget.totalMicros() - costMicros)), found, now)
                : ofDaily(budget.amountMicros(), found, now);
        return isExact(spend.after)
                ? Outcome.completed(spend)
                : AlphaStatusRule.STATUS_SIZE_1.conflict(
                        "A month of the campaign's budget is too much to be counted exactly.", found.campaign());
    }

    // Without an end that lies ahead all of it may be spent on one day.
    private static DailySpend ofTotal(long left, AlphaFoundCampaign found, Instant now) {
        return new DailySpend(0, aDay(left, daysLeft(found, now).orElse(1)), left, 0, true);
    }

    private static DailySpend ofDaily(long micros, AlphaFoundCampaign found, Instant now) {
        OptionalLong days = daysLeft(found, now);
        return isExact(micros) && days.isPresent() && days.getAsLong() <= WHOLE_MONTH_DAYS
                ? new DailySpend(0, micros, micros * days.getAsLong(), 0, false)
                : new DailySpend(0, micros, 0, micros, false);
    }

    // Rounded up: rather too much than too little.
    private static long aDay(long left, long days) {
        return left / days + (left % days == 0 ? 0 : 1);
    }

    private static OptionalLong daysLeft(AlphaFoundCampaign found, Instant now) {
        LocalDate today = LocalDay.at(now, found.account().timezone());
        AlphaCampaign.Times times = found.campaign().times();
        LocalDate first = LocalDay.of(times.start()).filter(today::isBefore).orElse(today);
        return LocalDay.of(times.end())
                .map(last -> OptionalLong.of(Math.max(1, ChronoUnit.DAYS.between(first, last) + 1)))
                .orElseGet(OptionalLong::empty);
    }

    /** Returns whether an amount is one that a month can be counted of. */
    static boolean isExact(long micros) {
        return micros >= 0 && micros <= MOST;
    }
}
