package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.InMemorySandboxStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SandboxFaultSeedTest {

    private final SandboxStore store = new InMemorySandboxStore();

    @ParameterizedTest
    @EnumSource(SandboxFault.class)
    void isPlantedInWhatAnEarlierVersionLeft(SandboxFault fault) {
        AlphaSeed.plant(store);
        BetaSeed.plant(store);

        SandboxTransport.over(store);

        assertThat(store.find(AlphaState.CUSTOMERS, fault.alphaAccount())
                        .orElseThrow()
                        .json())
                .contains(fault.accountName());
        assertThat(store.find(BetaState.ACCOUNTS, fault.betaAccount())
                        .orElseThrow()
                        .json())
                .contains(fault.accountName());
        assertThat(store.find(BetaState.campaignCollection(fault.betaAccount()), fault.betaCampaign()))
                .isPresent();
    }

    @Test
    void staysAsItWasChanged() {
        SandboxTransport.over(store);
        SandboxCollection collection = BetaState.campaignCollection(SandboxFault.SLOW.betaAccount());
        SandboxEntity campaign =
                store.find(collection, SandboxFault.SLOW.betaCampaign()).orElseThrow();
        SandboxEntity changed = new SandboxEntity(collection, campaign.id(), null, "{}");
        store.update(changed, campaign.json());

        SandboxTransport.over(store);

        assertThat(store.find(collection, campaign.id())).hasValue(changed);
    }
}
