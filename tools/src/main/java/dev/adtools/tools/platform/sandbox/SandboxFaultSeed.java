package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.sandbox.AlphaSeedData.Account;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The accounts whose writes go wrong. A store that an earlier version filled gets them too. */
final class SandboxFaultSeed {

    private SandboxFaultSeed() {}

    static void plant(SandboxStore store) {
        // When another node was faster, its seed is the same and nothing is added.
        if (store.find(AlphaState.CUSTOMERS, SandboxFault.SLOW.alphaAccount()).isEmpty()) {
            store.insert(alpha());
        }
        if (store.find(BetaState.ACCOUNTS, SandboxFault.SLOW.betaAccount()).isEmpty()) {
            store.insert(beta());
        }
    }

    private static List<SandboxEntity> alpha() {
        List<SandboxEntity> entities = new ArrayList<>();
        for (SandboxFault fault : SandboxFault.values()) {
            entities.add(AlphaSeed.account(
                    new Account(fault.alphaAccount(), fault.accountName(), "US", "ENABLED", false),
                    AlphaSeedData.SEED.manager().id()));
        }
        return entities;
    }

    private static List<SandboxEntity> beta() {
        List<SandboxEntity> entities = new ArrayList<>();
        for (SandboxFault fault : SandboxFault.values()) {
            String id = fault.betaAccount();
            entities.add(BetaSeed.entity(new BetaSeedData.Account(
                    "", id, fault.accountName(), "USD", "America/New_York", false, 100, null, 1, List.of())));
            entities.add(SandboxEntity.of(
                    BetaState.campaignCollection(id),
                    fault.betaCampaign(),
                    SeedFile.filled(
                            BetaSeedData.SEED.faultyCampaign(),
                            Map.of("campaign", fault.betaCampaign(), "account", id.substring("act_".length())))));
        }
        return entities;
    }
}
