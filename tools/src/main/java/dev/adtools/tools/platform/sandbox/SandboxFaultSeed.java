package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Account;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** The accounts whose writes go wrong. A store that an earlier version filled gets them too. */
final class SandboxFaultSeed {

    private static final String MANAGER = "1002003000";
    private static final String CREATED = "2026-09-01T08:30:00+0000";
    private static final String BUDGET = "5000";

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
                    new Account(fault.alphaAccount(), fault.accountName(), "US", "ENABLED", false), MANAGER));
        }
        return entities;
    }

    private static List<SandboxEntity> beta() {
        List<SandboxEntity> entities = new ArrayList<>();
        for (SandboxFault fault : SandboxFault.values()) {
            String id = fault.betaAccount();
            entities.add(BetaSeed.entity(new BetaSeedData.Account(
                    "", id, fault.accountName(), "USD", "America/New_York", false, 100, null, 1, List.of())));
            entities.add(SandboxEntity.of(BetaState.campaignCollection(id), fault.betaCampaign(), campaign(fault)));
        }
        return entities;
    }

    // Without ads, so nothing is spent and nothing is to be found.
    private static ObjectNode campaign(SandboxFault fault) {
        ObjectNode campaign = WireJson.object()
                .put("id", fault.betaCampaign())
                .put("account_id", fault.betaAccount().substring("act_".length()))
                .put("name", "Rehearsal")
                .put("objective", "OUTCOME_TRAFFIC")
                .put("status", "ACTIVE")
                .put("configured_status", "ACTIVE")
                .put("effective_status", "ACTIVE")
                .put("buying_type", "AUCTION")
                .put("created_time", CREATED)
                .put("updated_time", CREATED)
                .put("start_time", CREATED)
                .put("daily_budget", BUDGET)
                .put("budget_remaining", BUDGET)
                .put("bid_strategy", "LOWEST_COST_WITHOUT_CAP");
        campaign.putArray("special_ad_categories");
        return campaign;
    }
}
