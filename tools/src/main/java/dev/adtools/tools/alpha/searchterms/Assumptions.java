package dev.adtools.tools.alpha.searchterms;

import org.jspecify.annotations.Nullable;

/**
 * What the rules took as given.
 *
 * @param targetCpaMicros what a conversion may cost; null when it is not known
 * @param source where that comes from
 * @param minClicks the clicks below which the rules that look at cost only watch a term
 * @param previousPeriod whether rows of the period before were given
 */
public record Assumptions(@Nullable Long targetCpaMicros, TargetSource source, int minClicks, boolean previousPeriod) {}
