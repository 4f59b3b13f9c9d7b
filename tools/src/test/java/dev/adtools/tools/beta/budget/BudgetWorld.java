package dev.adtools.tools.beta.budget;

import static dev.adtools.tools.fixtures.SampleBeta.JAPAN;
import static dev.adtools.tools.fixtures.SampleBeta.US;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import org.jspecify.annotations.Nullable;

/** Campaigns of every kind whose budget somebody may want to change. */
final class BudgetWorld {

    private static final String EUROPE = "act_1700100002";
    private static final String OUTLET = "act_1700100004";
    private static final String FRESH = "act_1700100005";
    private static final String STRANGE = "act_1700100009";

    private BudgetWorld() {}

    static FixedBetaAds make() {
        return new FixedBetaAds()
                .with(account(US, "USD", "ACTIVE", 700L))
                .with(account(EUROPE, "EUR", "ACTIVE", null))
                .with(account(JAPAN, "JPY", "ACTIVE", null))
                .with(account(OUTLET, "USD", "DISABLED", 100L))
                .with(account(FRESH, "USD", "ACTIVE", null))
                .with(account(STRANGE, "XTS", "ACTIVE", null))
                .with(campaign(US, "01", "ACTIVE", SampleBeta.daily(5000)))
                .with(campaign(US, "02", "DELETED", SampleBeta.daily(5000)))
                .with(campaign(US, "03", "ARCHIVED", SampleBeta.daily(5000)))
                .with(campaign(US, "04", "PAUSED", SampleBeta.daily(5000)))
                .with(campaign(US, "05", "ACTIVE", SampleBeta.onAdSets()))
                .with(id("05"), SampleBeta.adSet("31", "ACTIVE", 2500L, null))
                .with(id("05"), SampleBeta.adSet("32", "PAUSED", 2500L, null))
                .with(campaign(US, "06", "ACTIVE", SampleBeta.lifetime(150_000)))
                .with(campaign(STRANGE, "07", "ACTIVE", SampleBeta.daily(5000)))
                .with(campaign(JAPAN, "08", "ACTIVE", SampleBeta.daily(5000)))
                .with(campaign(EUROPE, "09", "ACTIVE", SampleBeta.daily(1000)))
                .with(campaign(FRESH, "10", "ACTIVE", SampleBeta.daily(5000)))
                .with(id("10"), adSet("APP_INSTALLS", null))
                .with(campaign(FRESH, "11", "ACTIVE", SampleBeta.daily(1000)))
                .with(id("11"), adSet("LINK_CLICKS", null))
                .with(campaign(US, "12", "ACTIVE", SampleBeta.daily(30_000_000_000L)))
                .with(campaign(US, "13", "ACTIVE", SampleBeta.daily(50_000)))
                .with(campaign(US, "14", "ACTIVE", SampleBeta.daily(5000)))
                .with(id("14"), adSet("OFFSITE_CONVERSIONS", new BetaAdSet.Learning("LEARNING", 3, null)))
                .with(campaign(OUTLET, "15", "ACTIVE", SampleBeta.daily(5000)))
                .with(until("16", "2026-11-20T12:00:00Z"))
                .with(until("17", "2026-11-22T12:00:00Z"))
                .with(until("18", "2026-12-20T12:00:01Z"));
    }

    static String id(String last) {
        return "1202100000000000" + last;
    }

    private static BetaAccount account(String id, String currency, String status, @Nullable Long least) {
        return new BetaAccount(BetaAccountId.of(id), "Account", currency, "Europe/Berlin", status, least);
    }

    private static BetaCampaign campaign(String account, String last, String status, BetaCampaign.Budget budget) {
        return SampleBeta.campaign(account, id(last), status, budget);
    }

    private static BetaCampaign until(String last, String stop) {
        return SampleBeta.campaign(US, id(last), "ACTIVE", SampleBeta.daily(5000), "2026-07-01T08:00:00Z", stop);
    }

    private static BetaAdSet adSet(String goal, BetaAdSet.@Nullable Learning learning) {
        return SampleBeta.adSet("31", "ACTIVE", "ACTIVE", goal, null, null, learning);
    }
}
