package dev.adtools.tools.platform.sandbox;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One row of an account's numbers. */
final class BetaInsightsRow {

    private final LocalDate first;
    private final LocalDate last;
    private final BetaAdPlan about;
    private final @Nullable BetaSegment segment;
    private final Tally<BetaCount> tally = new Tally<>(BetaCount.class);
    private final Map<BetaCampaignPlan, Long> shown = new HashMap<>();

    /** Makes a row of some days about an ad, or what it is in. */
    BetaInsightsRow(LocalDate first, LocalDate last, BetaAdPlan about, @Nullable BetaSegment segment) {
        this.first = first;
        this.last = last;
        this.about = about;
        this.segment = segment;
    }

    void add(BetaCampaignPlan campaign, Tally<BetaCount> more) {
        tally.add(more);
        shown.merge(campaign, more.get(BetaCount.IMPRESSIONS), Long::sum);
    }

    LocalDate first() {
        return first;
    }

    LocalDate last() {
        return last;
    }

    BetaAdPlan about() {
        return about;
    }

    @Nullable
    BetaSegment segment() {
        return segment;
    }

    long get(BetaCount count) {
        return tally.get(count);
    }

    /**
     * Returns how many people were reached. It grows ever slower with the impressions of a campaign, and a fifth of
     * those whom a second campaign reaches were reached before: at least as many as by any part, at most as many as by
     * all parts together.
     */
    long reach() {
        long most = 0;
        long all = 0;
        for (Map.Entry<BetaCampaignPlan, Long> entry : shown.entrySet()) {
            long reached = reach(entry.getValue(), audience(entry.getKey()));
            most = Math.max(most, reached);
            all += reached;
        }
        return most + (all - most) * 4 / 5;
    }

    private long audience(BetaCampaignPlan campaign) {
        return segment == null ? campaign.audience() : Math.max(1, campaign.audience() * segment.weight() / 100);
    }

    private static long reach(long impressions, long audience) {
        return impressions == 0 ? 0 : 1 + (audience * impressions - 1) / (audience + impressions);
    }
}
