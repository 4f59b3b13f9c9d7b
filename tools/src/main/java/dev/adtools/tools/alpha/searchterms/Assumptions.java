package dev.adtools.tools.alpha.searchterms;

import org.jspecify.annotations.Nullable;

/**
 * Assumptions that the rules made.
 *
 * @param targetCpaMicros what a conversion may cost; null when it is not known
 * @param targetSource where that comes from
 * @param minClicks the clicks below which the rules that look at cost only watch a term
 * @param previousPeriod whether rows of the period before were given
 * @param conversionLagDays how many days after a click its conversion may still come; null when that is not known
 * @param judgedUntil the last day that is old enough to be judged (YYYY-MM-DD); null without one
 */
public record Assumptions(
        @Nullable Long targetCpaMicros,
        TargetSource targetSource,
        int minClicks,
        boolean previousPeriod,
        @Nullable Integer conversionLagDays,
        @Nullable String judgedUntil) {}
