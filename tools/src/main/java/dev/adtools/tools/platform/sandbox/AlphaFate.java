package dev.adtools.tools.platform.sandbox;

/**
 * Results of a campaign on an average day.
 *
 * @param spending which part of its first budget it would spend if none of its keywords were excluded
 * @param cpc what a click costs, in the currency's least units
 * @param ctr clicks per impression
 * @param cvr conversions per click
 */
record AlphaFate(double spending, double cpc, double ctr, double cvr) {

    static AlphaFate of(AlphaPlan plan) {
        return switch (plan) {
            case BRAND -> new AlphaFate(0.55, 60, 0.11, 0.09);
            case LIMITED_BY_BUDGET -> new AlphaFate(1.34, 80, 0.05, 0.045);
            case PAUSED -> new AlphaFate(0.6, 70, 0.05, 0.04);
            case WITHOUT_CONVERSIONS -> new AlphaFate(0.8, 45, 0.035, 0);
            case APP -> new AlphaFate(0.7, 35, 0.02, 0.12);
            case PAUSED_APP -> new AlphaFate(0.7, 40, 0.02, 0.1);
            case SPIKING -> new AlphaFate(0.7, 75, 0.05, 0.07);
            case UNSEEN -> new AlphaFate(0, 10, 0.05, 0.04);
            case DISPLAY -> new AlphaFate(0.6, 30, 0.006, 0.02);
            case REMOVED -> new AlphaFate(0.6, 65, 0.045, 0.04);
        };
    }
}
