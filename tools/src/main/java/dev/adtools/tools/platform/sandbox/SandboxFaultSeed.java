package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.WireJson;
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
            JsonNode account = WireJson.object()
                    .put("id", fault.alphaAccount())
                    .put("name", fault.accountName())
                    .put("country", "US")
                    .put("status", "ENABLED")
                    .put("direct", false);
            entities.add(AlphaSeed.account(account, AlphaSeed.MANAGER));
        }
        return entities;
    }

    private static List<SandboxEntity> beta() {
        List<SandboxEntity> entities = new ArrayList<>();
        for (SandboxFault fault : SandboxFault.values()) {
            String id = fault.betaAccount();
            Map<String, String> values = Map.of(
                    "account", id,
                    "number", id.substring("act_".length()),
                    "name", fault.accountName(),
                    "campaign", fault.betaCampaign());
            entities.add(BetaSeed.entity(SeedFile.filled(BetaSeedData.get("faultyAccount"), values)));
            entities.add(SandboxEntity.of(
                    BetaState.campaignCollection(id),
                    fault.betaCampaign(),
                    SeedFile.filled(BetaSeedData.get("faultyCampaign"), values)));
        }
        return entities;
    }
}
