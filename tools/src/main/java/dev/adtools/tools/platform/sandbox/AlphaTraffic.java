package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.sandbox.AlphaSeedData.Campaign;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Performance;
import dev.adtools.tools.platform.sandbox.AlphaTerm.Intent;
import java.time.LocalDate;

/**
 * Numbers of people of one intent who see an ad, click and buy, day by day. Nothing is remembered: every number comes
 * from the thing's own number and the day, so it is the same on every node and after every restart.
 */
final class AlphaTraffic {

    /** Monday first. */
    private static final double[] BY_WEEKDAY = {1.06, 1.08, 1.07, 1.03, .98, .86, .92};

    /** Approximate popularity of all terms of a campaign together. */
    private static final double POPULARITY_OF_TYPED = 220;

    private static final double VALUE_PER_CPC = 90;
    private static final int LATE_DAYS = 7;
    private static final double NOT_LATE = 0.15;

    private final Performance performance;
    private final LocalDate start;
    private final LocalDate end;
    private final Intent intent;
    private final long number;
    private final double impressions;
    private final double ctr;
    private final double cpc;

    /**
     * Makes the traffic of one term.
     *
     * @param campaign its campaign
     * @param budget its campaign's first budget, in the currency's least units
     * @param term what people want
     * @param number the number that stands for it, and for nothing else
     */
    AlphaTraffic(Campaign campaign, double budget, AlphaTerm term, long number) {
        this.intent = term.intent();
        this.number = number;
        SeededRandom own = SeededRandom.of(number).skip();
        performance = campaign.performance();
        start = campaign.start();
        end = campaign.end();
        ctr = performance.ctr() * intent.clicking() * own.nextDouble(0.8, 1.2);
        cpc = performance.cpc() * own.nextDouble(0.75, 1.25);
        double popularity = term.popularity()
                / (intent == Intent.SEEN ? campaign.json().path("adGroups").size() : POPULARITY_OF_TYPED);
        impressions = budget * performance.budgetSpent() / performance.cpc() * popularity / ctr;
    }

    /** Returns what happens on a day, up to now. */
    AlphaTally on(LocalDate day, AlphaDay now) {
        int hours = now.over(day);
        if (hours == 0 || impressions == 0 || day.isBefore(start) || day.isAfter(end)) {
            return AlphaTally.NONE;
        }
        return day.equals(now.today()) ? first(day, hours, now) : first(day, AlphaDay.HOURS, now);
    }

    /** Returns what happens in an hour of a day that is over. */
    AlphaTally in(LocalDate day, int hour, AlphaDay now) {
        boolean isShown = impressions > 0 && !day.isBefore(start) && !day.isAfter(end);
        return isShown ? first(day, hour + 1, now).minus(first(day, hour, now)) : AlphaTally.NONE;
    }

    private AlphaTally first(LocalDate day, int hours, AlphaDay now) {
        SeededRandom random = SeededRandom.of(number, day.toEpochDay()).skip();
        double phase = random.nextDouble();
        AlphaTally whole = whole(day, now, random);
        return hours == AlphaDay.HOURS ? whole : whole.first(AlphaDay.share(hours), phase);
    }

    private AlphaTally whole(LocalDate day, AlphaDay now, SeededRandom random) {
        long shown = random.nextRounded(impressions * season(day) * random.nextDouble(0.85, 1.15));
        long clicks = Math.min(shown, random.nextRounded(shown * ctr));
        long cost = Math.max(clicks, Math.round(clicks * cpc * random.nextDouble(0.9, 1.1)));
        long bought = Math.min(clicks, random.nextRounded(clicks * cvr(day, now)));
        long conversions =
                bought * (performance.lateConversions() && random.nextDouble() < 0.3 ? 50 : AlphaTally.WHOLE);
        double worth = performance.cpc() * VALUE_PER_CPC * random.nextDouble(0.6, 1.4);
        return new AlphaTally(shown, clicks, cost, conversions, Math.round(conversions * worth / AlphaTally.WHOLE));
    }

    private double season(LocalDate day) {
        // What is limited by its budget spends it on every day of the week.
        return performance.weekdaysAlike() ? 1 : BY_WEEKDAY[day.getDayOfWeek().getValue() - 1];
    }

    // The conversions of one campaign are reported late: its last days look expensive, and fill up as time passes.
    private double cvr(LocalDate day, AlphaDay now) {
        boolean isLate =
                performance.lateConversions() && day.isAfter(now.today().minusDays(LATE_DAYS + 1));
        return performance.conversionRate() * intent.converting() * (isLate ? NOT_LATE : 1);
    }
}
