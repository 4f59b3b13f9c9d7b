package dev.adtools.tools.platform.alpha;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.ads.googleads.v23.services.CampaignServiceProto;
import com.google.ads.googleads.v23.services.CustomerServiceProto;
import com.google.ads.googleads.v23.services.GoogleAdsServiceProto;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.wire.VendorCall;
import dev.adtools.tools.platform.wire.WireRequest;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The connector sends every call by the method and to the path that the vendor's annotation {@code google.api.http} says.
 * The newest annotations that are published are those of {@code v23}; the connector speaks {@link AlphaSettings#LATEST}, for
 * which none are, so what follows the version is held against them.
 */
final class VendorPathsTest {

    private static final AlphaAccountId MANAGER = AlphaAccountId.of(SandboxWorld.MANAGER);
    private static final AlphaAccountId USD = AlphaAccountId.of(SandboxWorld.USD);
    private static final VendorCall SEARCH =
            VendorCall.of(GoogleAdsServiceProto.getDescriptor(), "GoogleAdsService", "Search");
    private static final VendorCall MUTATE =
            VendorCall.of(GoogleAdsServiceProto.getDescriptor(), "GoogleAdsService", "Mutate");
    private static final VendorCall MUTATE_CAMPAIGNS =
            VendorCall.of(CampaignServiceProto.getDescriptor(), "CampaignService", "MutateCampaigns");
    private static final VendorCall LIST_CUSTOMERS =
            VendorCall.of(CustomerServiceProto.getDescriptor(), "CustomerService", "ListAccessibleCustomers");

    private final SandboxWorld world = new SandboxWorld();
    private final RestAlphaAds ads = world.alpha();

    @Test
    void findsAccountsByTheirOwnCall() {
        ads.roots(FixedCall.NOW);
        ads.probe(FixedCall.NOW);

        assertThatAllRequestsAre(LIST_CUSTOMERS);
    }

    @Test
    void readsBySearch() {
        ads.in(FixedCall.granted(USD), MANAGER, FixedCall.NOW).customer();
        ads.hierarchy(MANAGER, null, FixedCall.NOW);
        ads.in(FixedCall.granted(USD), MANAGER, FixedCall.NOW).campaigns();
        ads.in(FixedCall.granted(USD), MANAGER, FixedCall.NOW).places(List.of("2840"));

        assertThatAllRequestsAre(SEARCH);
    }

    @Test
    void createsByMutatingSeveralKindsAtOnce() {
        ads.checkAppCampaign(FixedCall.granted(campaign()), FixedCall.NOW);
        ads.createPausedAppCampaign(FixedCall.granted(campaign()), FixedCall.NOW, TestContexts.sending());

        assertThatAllRequestsAre(MUTATE);
    }

    @Test
    void switchesByMutatingCampaigns() {
        AlphaStatusChange paused = new AlphaStatusChange(USD, MANAGER, "12000000001", AlphaSwitch.PAUSED);
        ads.checkCampaignStatus(FixedCall.granted(paused), FixedCall.NOW);
        ads.setCampaignStatus(FixedCall.granted(paused), FixedCall.NOW, TestContexts.sending());

        assertThatAllRequestsAre(MUTATE_CAMPAIGNS);
    }

    private void assertThatAllRequestsAre(VendorCall call) {
        List<WireRequest> requests = world.transport().requests();
        assertThat(requests).hasSizeGreaterThan(1).allMatch(call.in(AlphaSettings.LATEST)::is);
    }

    private static AppCampaign campaign() {
        return new AppCampaign(
                USD,
                MANAGER,
                "Trails",
                "Trails budget",
                Micros.of(50_000_000),
                "com.example",
                AppStore.ALPHA,
                AppGoal.INSTALLS,
                null,
                false);
    }
}
