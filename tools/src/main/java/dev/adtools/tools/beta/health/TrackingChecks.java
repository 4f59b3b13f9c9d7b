package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.health.CampaignState.Visits;
import java.math.BigDecimal;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks whether clicks arrive and conversions are counted. */
final class TrackingChecks implements HealthCheck {

    private static final long LEAST_CLICKS = 100;
    private static final BigDecimal ARRIVING = new BigDecimal("0.6");

    /** Goals that lead to a page of the advertiser's own. */
    private static final Set<String> WITH_PAGE = Set.of(
            "OUTCOME_SALES", "OUTCOME_TRAFFIC", "OUTCOME_LEADS", "CONVERSIONS", "LINK_CLICKS", "PRODUCT_CATALOG_SALES");

    @Override
    public void look(CampaignState state, HealthFindings findings) {
        Visits visits = state.visits();
        Long clicks = visits.linkClicks();
        if (clicks == null) {
            findings.skip(IssueCode.TRACKING_GAP, "the clicks on links are not known");
            return;
        } else if (clicks < LEAST_CLICKS) {
            findings.skip(IssueCode.TRACKING_GAP, "there are fewer than 100 clicks on links");
            return;
        }
        Fraction arrived = leadsToPage(state) ? Fraction.of(visits.landingPageViews(), clicks) : null;
        BigDecimal conversions = Boolean.TRUE.equals(visits.pixel()) ? visits.conversions() : null;
        if (arrived == null && conversions == null) {
            findings.skip(
                    IssueCode.TRACKING_GAP, "neither views of the landing page nor a pixel's conversions are known");
        } else {
            gap(arrived, conversions, BigDecimal.valueOf(clicks), findings);
        }
    }

    private static boolean leadsToPage(CampaignState state) {
        String objective = state.delivery().objective();
        return objective == null || WITH_PAGE.contains(objective);
    }

    private static void gap(
            @Nullable Fraction arrived, @Nullable BigDecimal conversions, BigDecimal clicks, HealthFindings findings) {
        if (arrived != null && arrived.compareTo(ARRIVING) < 0) {
            findings.add(HealthIssue.of(
                    IssueCode.TRACKING_GAP,
                    Weight.high(15),
                    "Fewer than 60% of the clicks on links were seen on the landing page.",
                    Evidence.of("landing_page_views_per_link_click", arrived, Fraction.of(ARRIVING), clicks),
                    Confidence.of(clicks, BigDecimal.valueOf(LEAST_CLICKS))));
        } else if (conversions != null && conversions.signum() == 0) {
            findings.add(HealthIssue.of(
                    IssueCode.TRACKING_GAP,
                    Weight.high(15),
                    "A pixel is there, links were clicked, and no conversion was counted.",
                    Evidence.of("conversions", conversions, null, clicks),
                    Confidence.THUMB));
        }
    }
}
