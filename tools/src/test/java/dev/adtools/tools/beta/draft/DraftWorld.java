package dev.adtools.tools.beta.draft;

import static dev.adtools.tools.fixtures.AlphaFact.numbers;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.AlphaFact;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.spend.SpendCap;
import dev.adtools.tools.spend.SpendCaps;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The accounts of the corpus: what they cost a day lately, 60 units or 6,000 yen, and the caps that some have. */
public final class DraftWorld {

    private static final Map<String, SpendCap> BY_ACCOUNT = Map.of(
            "act_1234567890", new SpendCap("USD", 250_000_000, 500_000_000),
            "act_1234567891", new SpendCap("EUR", 250_000_000, 200_000_000),
            "act_1234567899", new SpendCap("USD", 250_000_000, 500_000_000),
            "act_1234567894", new SpendCap("USD", 250_000_000, 500_000_000),
            "1234567890", new SpendCap("USD", 250_000_000, 500_000_000),
            "1234567894", new SpendCap("USD", 250_000_000, 500_000_000));

    static final SpendCaps CAPS = account -> Optional.ofNullable(BY_ACCOUNT.get(account.value()));

    private static final LocalDate DAY = LocalDate.parse("2026-11-18");

    private DraftWorld() {}

    public static ValidateCampaignDraftDispatch dispatch() {
        return new ValidateCampaignDraftDispatch(beta(), alpha(), CAPS);
    }

    static FixedBetaAds beta() {
        FixedBetaAds ads = new FixedBetaAds()
                .with(SampleBeta.account("act_1234567896", "USD"))
                .with(SampleBeta.account("act_1234567897", "XTS"));
        cost(ads, "act_1234567890", "USD", "420");
        cost(ads, "act_1234567891", "EUR", "420");
        cost(ads, "act_1234567893", "JPY", "42000");
        cost(ads, "act_1234567894", "EUR", "420");
        cost(ads, account("act_1234567895", "USD", "DISABLED", null), "420");
        cost(ads, account("act_1234567898", "EUR", "ACTIVE", 700L), "420");
        return ads;
    }

    private static void cost(FixedBetaAds ads, String id, String currency, String week) {
        cost(ads, account(id, currency, "ACTIVE", null), week);
    }

    private static void cost(FixedBetaAds ads, BetaAccount account, String week) {
        String id = account.id().value();
        String campaign = "12021" + id.substring(id.length() - 2);
        ads.with(account)
                .with(SampleBeta.campaign(id, campaign, "ACTIVE", SampleBeta.daily(6000)))
                .on(DAY, campaign, SampleBeta.numbers(1000, 100, week, "5", "500"));
    }

    private static BetaAccount account(String id, String currency, String status, @Nullable Long least) {
        return new BetaAccount(BetaAccountId.of(id), "Shop", currency, "America/New_York", status, least);
    }

    static FixedAlphaAds alpha() {
        return new FixedAlphaAds()
                .add(AlphaShop.customer("1234567890"))
                .add(account("1234567893", AlphaCurrency.of("JPY", 1_000_000), "ENABLED", false))
                .add(account("1234567894", AlphaCurrency.of("EUR", 10_000), "ENABLED", false))
                .add(account("1234567895", AlphaCurrency.of("USD", 10_000), "SUSPENDED", false))
                .add(account("1234567896", AlphaCurrency.of("USD", 10_000), "ENABLED", true))
                .add(new AlphaFact(
                        DAY.toString(),
                        AlphaShop.BOOTS,
                        AlphaShop.HIKING,
                        AlphaShop.HIKING,
                        "MOBILE",
                        numbers(1000, 100, "420", "5", "500")));
    }

    private static AlphaCustomer account(String id, AlphaCurrency currency, String status, boolean manager) {
        return new AlphaCustomer(AlphaAccountId.of(id), "Shop", currency, "America/New_York", status, manager);
    }
}
