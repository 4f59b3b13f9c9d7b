package dev.adtools.tools.alpha.status;

import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaContents;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Campaigns of every kind that somebody may want to switch; a budget of each is 50 a day where nothing else is said. */
final class StatusWorld {

    private static final String START = "2026-11-10 00:00:00";
    private static final AlphaCampaign.Budget DAILY = new AlphaCampaign.Budget("91", 50_000_000, 0, false);
    private static final AlphaCampaign.Budget SHARED = new AlphaCampaign.Budget("92", 50_000_000, 0, true);
    private static final AlphaCampaign.Budget UNKNOWN = new AlphaCampaign.Budget("93", 0, 0, false);
    private static final AlphaCampaign.Budget TOTAL = new AlphaCampaign.Budget("94", 0, 300_000_001, false);
    private static final AlphaCampaign.Budget HUGE = new AlphaCampaign.Budget("95", 300_000_000_000_000L, 0, false);

    private StatusWorld() {}

    static FixedAlphaAds make() {
        return AlphaShop.empty()
                .add(campaign("1", "ENABLED", DAILY))
                .add(campaign("2", "PAUSED", DAILY))
                .add(campaign("3", "REMOVED", DAILY))
                .add(campaign("4", "PAUSED", UNKNOWN))
                .add(until("5", TOTAL, "2026-11-29 23:59:59"))
                .add(campaign("6", "PAUSED", SHARED))
                .add(campaign("7", "PAUSED", HUGE))
                .add(campaign("8", "PAUSED", DAILY))
                .add("8", AlphaContents.NOTHING)
                .add(campaign("9", "PAUSED", DAILY))
                .add("9", AlphaContents.AD_GROUPS)
                .add(until("10", DAILY, "2026-11-19 23:59:59"))
                .add(campaign("11", "PAUSED", "ELIGIBLE", "SEARCH", "MANUAL_CPC", DAILY, null, true))
                .add(campaign("12", "PAUSED", "ELIGIBLE", "SEARCH", "TARGET_CPA", DAILY, null, false))
                .add(campaign("13", "ENABLED", "NOT_ELIGIBLE", "SEARCH", "MANUAL_CPC", DAILY, null, false))
                .add(campaign("14", "ENABLED", SHARED))
                .add(campaign("15", "UNKNOWN", DAILY))
                .add(campaign("16", "PAUSED", "ELIGIBLE", "PERFORMANCE_MAX", "MANUAL_CPC", DAILY, null, false))
                .add("16", AlphaContents.NOTHING)
                .add(campaign("17", "PAUSED", TOTAL))
                .add(campaign("18", "ENABLED", HUGE))
                .add(until("19", DAILY, "soon"));
    }

    private static AlphaCampaign campaign(String id, String status, AlphaCampaign.Budget budget) {
        return campaign(id, status, "ELIGIBLE", "SEARCH", "MANUAL_CPC", budget, null, false);
    }

    /** Returns one with a budget until its end. */
    static AlphaCampaign running(String id, @Nullable String start, @Nullable String end) {
        return running(until(id, TOTAL, null), start, end);
    }

    /** Returns one with a budget per day and an end. */
    static AlphaCampaign daily(String id, @Nullable String start, @Nullable String end) {
        return running(until(id, DAILY, null), start, end);
    }

    private static AlphaCampaign running(AlphaCampaign plain, @Nullable String start, @Nullable String end) {
        return new AlphaCampaign(
                plain.id(),
                plain.name(),
                plain.status(),
                plain.delivery(),
                plain.channel(),
                plain.subType(),
                plain.biddingStrategy(),
                plain.app(),
                plain.budget(),
                new AlphaCampaign.Times(start, end),
                plain.missesEuDeclaration());
    }

    /** Returns one that is on, and whose end has passed. */
    static AlphaCampaign ended(String id) {
        return campaign(id, "ENABLED", "ENDED", "SEARCH", "MANUAL_CPC", TOTAL, "2026-11-01 23:59:59", false);
    }

    private static AlphaCampaign until(String id, AlphaCampaign.Budget budget, @Nullable String end) {
        return campaign(id, "PAUSED", "ELIGIBLE", "SEARCH", "MANUAL_CPC", budget, end, false);
    }

    private static AlphaCampaign campaign(
            String id,
            String status,
            String primaryStatus,
            String channel,
            String bidding,
            AlphaCampaign.Budget budget,
            @Nullable String end,
            boolean missesEuDeclaration) {
        return new AlphaCampaign(
                id,
                "Campaign " + id,
                status,
                new AlphaCampaign.Delivery("SERVING", primaryStatus, List.of()),
                channel,
                "",
                bidding,
                null,
                budget,
                new AlphaCampaign.Times(START, end),
                missesEuDeclaration);
    }
}
