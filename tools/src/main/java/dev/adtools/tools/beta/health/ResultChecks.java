package dev.adtools.tools.beta.health;

import java.math.BigDecimal;

/**
 * Checks whether the money bought anything of what the campaign is for. Without one conversion, spend is compared with
 * what one may cost, else with what one costs in the account; where neither is known, clicks decide: after 100 clicks
 * without a conversion fewer than 3% of clicks convert, after 300 fewer than 1%, each with 95% confidence (the rule of
 * three).
 */
final class ResultChecks implements HealthCheck {

    private static final BigDecimal TWICE = new BigDecimal(2);
    private static final BigDecimal FIVE_TIMES = new BigDecimal(5);
    private static final long CLICKS = 100;
    private static final long MANY_CLICKS = 300;
    private static final long SHOWN = 1_000;

    @Override
    public void look(CampaignState state, HealthFindings findings) {
        switch (Purpose.of(state)) {
            case CONVERSIONS -> conversions(state, findings);
            case LINK_CLICKS -> linkClicks(state, findings);
            case IMPRESSIONS ->
                findings.skip(IssueCode.NO_CONVERSIONS, "the campaign is there to be seen, not to convert");
            case ENGAGEMENT ->
                findings.skip(IssueCode.NO_CONVERSIONS, "the campaign is there for engagement, which is not read");
            case UNKNOWN -> findings.skip(IssueCode.NO_CONVERSIONS, "what the campaign is for is not known");
        }
    }

    private static void conversions(CampaignState state, HealthFindings findings) {
        BigDecimal spend = state.now().spend();
        BigDecimal conversions = state.now().conversions();
        BigDecimal target = state.targets().cpa();
        Fraction usual = state.peerCost();
        if (spend == null || conversions == null) {
            findings.skip(IssueCode.NO_CONVERSIONS, "spend and conversions are not known");
        } else if (conversions.signum() == 0 && target != null) {
            against(
                    spend,
                    Fraction.of(target),
                    "Twice the target cost or more was spent, and there was no " + state.result() + ".",
                    findings);
        } else if (conversions.signum() == 0 && usual != null) {
            against(
                    spend,
                    usual,
                    "Twice of what one costs in the account's other campaigns with this objective, or more, was spent,"
                            + " and there was no " + state.result() + ".",
                    findings);
        } else if (conversions.signum() == 0) {
            clicks(spend, state, findings);
        }
    }

    private static void against(BigDecimal spend, Fraction cost, String message, HealthFindings findings) {
        Fraction spent = Fraction.of(spend);
        if (spent.compare(TWICE, cost) >= 0) {
            findings.add(HealthIssue.of(
                    IssueCode.NO_CONVERSIONS,
                    spent.compare(FIVE_TIMES, cost) >= 0 ? Weight.critical(40) : Weight.high(20),
                    message,
                    Evidence.of("cost_minor", spent, cost, BigDecimal.ZERO),
                    Confidence.of(spend.multiply(cost.whole()), cost.part().multiply(TWICE))));
        }
    }

    private static void clicks(BigDecimal spend, CampaignState state, HealthFindings findings) {
        Long links = state.visits().linkClicks();
        Long clicks = links == null ? state.now().clicks() : links;
        if (clicks == null) {
            findings.skip(IssueCode.NO_CONVERSIONS, "there is nothing to compare spend with, and clicks are not known");
        } else if (clicks >= CLICKS && spend.signum() > 0) {
            boolean isMany = clicks >= MANY_CLICKS;
            findings.add(HealthIssue.of(
                    IssueCode.NO_CONVERSIONS,
                    isMany ? Weight.critical(40) : Weight.high(20),
                    "It was clicked " + (isMany ? MANY_CLICKS : CLICKS) + " times or more, and there was no "
                            + state.result() + ".",
                    Evidence.of("cost_minor", spend, null, BigDecimal.valueOf(clicks)),
                    Confidence.of(BigDecimal.valueOf(clicks), BigDecimal.valueOf(CLICKS))));
        }
    }

    private static void linkClicks(CampaignState state, HealthFindings findings) {
        Long clicks = state.visits().linkClicks();
        Long shown = state.now().impressions();
        if (clicks == null || shown == null) {
            findings.skip(IssueCode.NO_CONVERSIONS, "impressions and the clicks on links are not known");
        } else if (clicks == 0 && shown >= SHOWN) {
            findings.add(HealthIssue.of(
                    IssueCode.NO_CONVERSIONS,
                    Weight.high(20),
                    "The campaign is there to bring visitors, and no link was clicked.",
                    Evidence.count("link_clicks", 0, shown),
                    Confidence.of(BigDecimal.valueOf(shown), BigDecimal.valueOf(SHOWN))));
        }
    }
}
