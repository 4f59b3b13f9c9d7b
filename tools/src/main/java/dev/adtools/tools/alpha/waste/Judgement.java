package dev.adtools.tools.alpha.waste;

/**
 * Criteria that decide whether cost without conversion was for nothing.
 *
 * @param threshold how much is enough to tell
 * @param silent the campaigns where conversions may not be tracked
 */
record Judgement(Threshold threshold, SilentCampaigns silent) {

    /** Returns what is said of something without conversion. */
    Verdict of(Spender spender) {
        if (spender.standing() == Standing.STOPPED) {
            return Verdict.STOPPED;
        } else if (spender.standing() == Standing.PROTECTED) {
            return Verdict.PROTECTED;
        } else if (silent.has(spender.campaignId())) {
            return Verdict.UNTRACKED;
        }
        return threshold.isReachedBy(spender.judged()) ? Verdict.WASTED : Verdict.BELOW_THRESHOLD;
    }

    boolean isWasted(Spender spender) {
        return spender.isWithoutConversion() && of(spender) == Verdict.WASTED;
    }
}
