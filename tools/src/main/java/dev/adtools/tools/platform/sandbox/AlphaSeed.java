package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.AlphaSeedData.SEED;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Platform;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Campaign;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The accounts and campaigns that the sandbox's alpha starts with; the same on every node, planted once. A database that
 * an older version filled keeps what it has and gets what is new.
 */
final class AlphaSeed {

    /** Ids below this are the seed's. */
    static final long FIRST_NEW_ID = 21_000_000_000L;

    static final SandboxCollection SEEDS = new SandboxCollection(Platform.ALPHA, "", "seed");

    // Known without the file, which is read only where something is planted.
    static final String MANAGER = "1002003000";

    private static final String SECOND = "2";

    private AlphaSeed() {}

    static void plant(SandboxStore store) {
        // When another node was faster, its seed is the same and nothing is added.
        if (store.find(AlphaState.CUSTOMERS, MANAGER).isEmpty()) {
            store.insert(first());
        }
        if (store.find(SEEDS, SECOND).isEmpty()) {
            second(store, second());
        }
    }

    // In one piece, or each campaign by itself when somebody has given its name to another one, which then stays.
    private static void second(SandboxStore store, List<List<SandboxEntity>> parts) {
        List<SandboxEntity> sign = List.of(new SandboxEntity(SEEDS, SECOND, null, "{}"));
        List<SandboxEntity> all = Stream.concat(parts.stream(), Stream.of(sign))
                .flatMap(List::stream)
                .toList();
        if (store.insert(all).isPresent()) {
            parts.forEach(store::insert);
            store.insert(sign);
        }
    }

    private static List<SandboxEntity> first() {
        List<SandboxEntity> entities = new ArrayList<>();
        entities.add(account(SEED.manager(), ""));
        SEED.accounts().forEach(account -> entities.add(account(account, MANAGER)));
        for (JsonNode account : SEED.accounts()) {
            for (Campaign campaign : SEED.campaigns().subList(0, AlphaSeedData.OF_FIRST_SEED)) {
                entities.addAll(AlphaSeedCampaign.of(account, campaign).entities());
            }
        }
        return entities;
    }

    private static List<List<SandboxEntity>> second() {
        List<List<SandboxEntity>> parts = new ArrayList<>();
        for (JsonNode account : SEED.accounts()) {
            for (int i = 0; i < SEED.campaigns().size(); i++) {
                AlphaSeedCampaign campaign =
                        AlphaSeedCampaign.of(account, SEED.campaigns().get(i));
                if (i >= AlphaSeedData.OF_FIRST_SEED) {
                    parts.add(campaign.entities());
                }
                parts.add(new AlphaSeedGroups(campaign).entities());
                parts.add(campaign.criteria());
            }
        }
        return parts;
    }

    static SandboxEntity account(JsonNode account, String manager) {
        String id = account.path("id").asText();
        JsonNode country = SEED.country(account);
        ObjectNode json = WireJson.object()
                .put("manager", manager)
                .put("direct", account.path("direct").asBoolean());
        json.putObject("customer")
                .put("resourceName", "customers/" + id)
                .put("id", id)
                .put("descriptiveName", account.path("name").asText())
                .put("currencyCode", country.path("currency").asText())
                .put("timeZone", country.path("timezone").asText())
                .put("status", account.path("status").asText())
                .put("manager", manager.isEmpty());
        return SandboxEntity.of(AlphaState.CUSTOMERS, id, json);
    }

    /** Returns a seeded campaign's first daily budget, in the currency's least units. */
    static long budgetUnits(long campaignId) {
        return 2_500 * (1 + (campaignId - AlphaSeedData.FIRST_CAMPAIGN_ID) % 4);
    }
}
