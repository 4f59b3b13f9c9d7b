package dev.adtools.tools.beta.status;

import static dev.adtools.tools.fixtures.SampleBeta.US;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Campaigns of every kind that somebody may want to switch. */
final class StatusWorld {

    private static final String OUTLET = "act_1700100004";
    private static final String DEBTOR = "act_1700100005";
    private static final String STRANGE = "act_1700100009";
    private static final BetaCampaign.Budget DAILY = SampleBeta.daily(5000);
    private static final String START = "2026-07-01T08:00:00Z";

    private StatusWorld() {}

    static FixedBetaAds make() {
        FixedBetaAds ads = new FixedBetaAds()
                .with(account(US, "USD", "ACTIVE"))
                .with(account(OUTLET, "USD", "DISABLED"))
                .with(account(DEBTOR, "USD", "UNSETTLED"))
                .with(account(STRANGE, "XTS", "ACTIVE"))
                .with(campaign(US, "01", "PAUSED", DAILY))
                .with(campaign(US, "02", "ACTIVE", DAILY))
                .with(campaign(US, "03", "DELETED", DAILY))
                .with(campaign(US, "04", "ARCHIVED", DAILY))
                .with(campaign(US, "05", "FROZEN", DAILY))
                .with(until("06", new BetaCampaign.Budget(null, 150_000L, 100_001L), "2026-11-30T12:00:00Z"))
                .with(campaign(US, "07", "PAUSED", SampleBeta.onAdSets()))
                .with(campaign(US, "08", "PAUSED", SampleBeta.onAdSets()))
                .with(campaign(US, "09", "PAUSED", SampleBeta.onAdSets()))
                .with(campaign(STRANGE, "10", "PAUSED", DAILY))
                .with(campaign(US, "11", "PAUSED", SampleBeta.daily(30_000_000_000L)))
                .with(campaign(US, "12", "PAUSED", DAILY))
                .with(campaign(US, "13", "PAUSED", DAILY))
                .with(until("14", DAILY, "2026-11-19T12:00:00Z"))
                .with(justChanged(campaign(US, "15", "PAUSED", DAILY)))
                .with(campaign(OUTLET, "16", "PAUSED", DAILY))
                .with(campaign(DEBTOR, "17", "PAUSED", DAILY))
                .with(campaign(US, "18", "WITH_ISSUES", DAILY))
                .with(campaign(US, "19", "ACTIVE", SampleBeta.onAdSets()))
                .with(campaign(US, "20", "PAUSED", SampleBeta.lifetime(150_000)))
                .with(campaign(STRANGE, "21", "ACTIVE", DAILY))
                .with(campaign(OUTLET, "22", "ACTIVE", DAILY))
                .with(until("30", DAILY, "2026-11-22T12:00:00Z"))
                .with(campaign(US, "31", "PAUSED", SampleBeta.onAdSets()))
                .with(campaign(US, "32", "PAUSED", SampleBeta.onAdSets()))
                .with(campaign(US, "33", "PAUSED", SampleBeta.onAdSets()))
                .with(until("34", SampleBeta.onAdSets(), "2026-11-22T12:00:00Z"))
                .with(until("35", DAILY, "2026-12-20T12:00:01Z"));
        for (String plain : List.of("01", "02", "06", "11", "14", "15", "17", "20")) {
            ads.with(id(plain), adSet("PAUSED", "PAUSED", 9000L, null))
                    .with(id(plain), adSet("ACTIVE", "CAMPAIGN_PAUSED", null, null))
                    .with(id(plain), SampleBeta.ad("41", "CAMPAIGN_PAUSED"));
        }
        return contents(ads);
    }

    private static FixedBetaAds contents(FixedBetaAds ads) {
        return ads.with(id("07"), adSet("ACTIVE", "CAMPAIGN_PAUSED", 2500L, null))
                .with(id("07"), adSet("ACTIVE", "WITH_ISSUES", 1000L, null))
                .with(id("07"), adSet("PAUSED", "CAMPAIGN_PAUSED", 9000L, null))
                .with(id("07"), SampleBeta.ad("41", "CAMPAIGN_PAUSED"))
                .with(id("08"), adSet("ACTIVE", "CAMPAIGN_PAUSED", 2500L, null))
                .with(id("08"), SampleBeta.adSet("32", null, 70_000L, 40_001L, "2026-11-30T12:00:00Z"))
                .with(id("08"), SampleBeta.adSet("33", 9000L, null, null, "2026-11-20T12:00:00Z"))
                .with(id("08"), SampleBeta.ad("41", "CAMPAIGN_PAUSED"))
                .with(id("09"), adSet("ACTIVE", "CAMPAIGN_PAUSED", null, null))
                .with(id("12"), adSet("PAUSED", "CAMPAIGN_PAUSED", null, null))
                .with(id("13"), adSet("ACTIVE", "CAMPAIGN_PAUSED", null, null))
                .with(id("13"), SampleBeta.ad("41", "DISAPPROVED"))
                .with(id("19"), adSet("ACTIVE", "ACTIVE", null, null))
                .with(id("31"), adSet("ACTIVE", "CAMPAIGN_PAUSED", null, 70_000L))
                .with(id("32"), SampleBeta.adSet("31", 9000L, null, null, "2026-11-19T12:00:00Z"))
                .with(id("32"), SampleBeta.ad("41", "CAMPAIGN_PAUSED"))
                .with(id("33"), SampleBeta.adSet("31", 1000L, null, null, "2026-11-22T11:00:00Z"))
                .with(id("33"), SampleBeta.adSet("32", 500L, null, null, "2027-09-01T12:00:00Z"))
                .with(id("33"), SampleBeta.adSet("33", 500L, null, null, null))
                .with(id("34"), SampleBeta.adSet("31", 1000L, null, null, null))
                .with(id("34"), SampleBeta.adSet("32", null, 90_000L, 80_000L, "2026-12-20T12:00:00Z"));
    }

    static String id(String last) {
        return "1202100000000000" + last;
    }

    private static BetaAccount account(String id, String currency, String status) {
        return new BetaAccount(BetaAccountId.of(id), "Account", currency, "Europe/Berlin", status, null);
    }

    private static BetaCampaign campaign(String account, String last, String status, BetaCampaign.Budget budget) {
        return SampleBeta.campaign(account, id(last), status, budget);
    }

    private static BetaCampaign until(String last, BetaCampaign.Budget budget, String stop) {
        return SampleBeta.campaign(US, id(last), "PAUSED", budget, START, stop);
    }

    private static BetaCampaign justChanged(BetaCampaign campaign) {
        return new BetaCampaign(
                campaign.id(),
                campaign.accountId(),
                campaign.name(),
                campaign.objective(),
                campaign.status(),
                campaign.effectiveStatus(),
                campaign.buyingType(),
                campaign.bidStrategy(),
                campaign.specialAdCategories(),
                campaign.budget(),
                new BetaCampaign.Times(START, null, START, "2026-11-18T12:00:00+01:00"),
                campaign.issues());
    }

    private static BetaAdSet adSet(String own, String effective, @Nullable Long daily, @Nullable Long lifetime) {
        return SampleBeta.adSet("31", own, effective, "LINK_CLICKS", daily, lifetime, null);
    }
}
