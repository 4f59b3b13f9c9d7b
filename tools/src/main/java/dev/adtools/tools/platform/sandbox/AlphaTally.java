package dev.adtools.tools.platform.sandbox;

/**
 * Numbers of something, which add up without rounding.
 *
 * @param impressions how often it was shown
 * @param clicks how often it was clicked, at most as often
 * @param cost what that cost, in the currency's least units
 * @param conversions how many conversions, in hundredths; at most 100 a click
 * @param value what they were worth, in the currency's least units
 */
record AlphaTally(long impressions, long clicks, long cost, long conversions, long value) {

    /** One conversion. */
    static final long WHOLE = 100;

    static final AlphaTally NONE = new AlphaTally(0, 0, 0, 0, 0);

    boolean isNone() {
        return impressions == 0;
    }

    AlphaTally plus(AlphaTally other) {
        if (other.isNone()) {
            return this;
        }
        return new AlphaTally(
                impressions + other.impressions,
                clicks + other.clicks,
                cost + other.cost,
                conversions + other.conversions,
                value + other.value);
    }

    /** Returns what this has that a part of it has not. */
    AlphaTally minus(AlphaTally part) {
        return new AlphaTally(
                impressions - part.impressions,
                clicks - part.clicks,
                cost - part.cost,
                conversions - part.conversions,
                value - part.value);
    }

    /**
     * Returns the part of this that its first impressions make up: their clicks, and what those cost and brought. Between
     * any two such parts everything stays in proportion: no more clicks than impressions, no cost without a click.
     *
     * @param share which of the impressions, from 0 to 1
     * @param phase from 0 to below 1, and the same for all parts of one day
     */
    AlphaTally first(double share, double phase) {
        long shown = capped(impressions * share - phase, impressions);
        long clicked = impressions == 0 ? 0 : capped((double) shown * clicks / impressions - phase, clicks);
        long brought = conversions(clicked);
        return new AlphaTally(shown, clicked, part(cost, clicked, clicks), brought, part(value, brought, conversions));
    }

    // Whole conversions stay whole; those that several clicks share are divided.
    private long conversions(long clicked) {
        long grain = conversions % WHOLE == 0 ? WHOLE : 1;
        return part(conversions / grain, clicked, clicks) * grain;
    }

    private static long capped(double exact, long most) {
        return Math.max(0, Math.min(most, (long) Math.ceil(exact)));
    }

    private static long part(long whole, long some, long all) {
        return all == 0 ? 0 : whole * some / all;
    }
}
