package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Platform;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The accounts and campaigns that the sandbox's alpha starts with; the same on every node, planted once. A database that
 * an older version filled keeps what it has and gets what is new.
 *
 * <p>Each of the accounts 1002003001 (USD), 1002003002 (EUR), 1002003003 (JPY) and 1002003004 (GBP, suspended, never
 * shown) has the ten campaigns of {@link AlphaPlan}. Those of 1002003001, with their first ad group:
 *
 * <pre>
 * 12000000001 Search Brand            13000000101 MANUAL_CPC with BROAD keywords; devices, schedule; 13000000104 is paused
 * 12000000002 Search Hiking boots     13000000201 limited by its budget; wants and excludes one location;
 *                                     13000000203 excludes its own keyword "waterproof hiking boots"
 * 12000000003 Search Rain jackets     13000000301 paused, quiet
 * 12000000004 Search Tents and tarps  13000000401 spends and converts nothing; no location, no language
 * 12000000005 Trail planner installs  13000000501 an app
 * 12000000006 Shop app installs       13000000601 an app, paused
 * 12000000025 Search Trail shoes      13000002501 cost per conversion jumps in the last 7 days; fractions of conversions
 * 12000000026 Search Camping stoves   13000002601 enabled, no impressions; no word on EU politics
 * 12000000027 Display Remarketing     13000002701 starts on 2026-09-15; criteria of many types
 * 12000000028 Search Spring sale      13000002801 removed; has numbers until 2026-09-30
 * </pre>
 *
 * The first ad group of a search campaign has one phrase in all match types, and keywords that are paused, removed,
 * disapproved and never searched for.
 */
final class AlphaSeed {

    /** Ids below this are the seed's. */
    static final long FIRST_NEW_ID = 21_000_000_000L;

    /** The seed's campaigns are numbered from here on. */
    static final long FIRST_CAMPAIGN_ID = 12_000_000_000L;

    static final SandboxShelf SEEDS = new SandboxShelf(Platform.ALPHA, "", "seed");

    private static final String SECOND = "2";
    private static final String MANAGER = "1002003000";

    private final List<AlphaSeedAccount> accounts = new ArrayList<>();

    private AlphaSeed() {
        account("1002003001", "Harbor and Pine US", AlphaSeedPlace.US, true);
        account("1002003002", "Harbor and Pine Europe", AlphaSeedPlace.GERMANY, false);
        account("1002003003", "Harbor and Pine Japan", AlphaSeedPlace.JAPAN, false);
        account("1002003004", "Harbor and Pine UK", AlphaSeedPlace.BRITAIN, false);
    }

    private void account(String id, String name, AlphaSeedPlace place, boolean direct) {
        accounts.add(new AlphaSeedAccount(accounts.size(), id, name, place, direct));
    }

    static void plant(SandboxStore store) {
        AlphaSeed seed = new AlphaSeed();
        // When another node was faster, its seed is the same and nothing is added.
        if (store.find(AlphaWorld.CUSTOMERS, MANAGER).isEmpty()) {
            store.insert(seed.first());
        }
        if (store.find(SEEDS, SECOND).isEmpty()) {
            second(store, seed.second());
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

    private List<SandboxEntity> first() {
        List<SandboxEntity> entities = new ArrayList<>();
        entities.add(AlphaSeedAccount.entity(MANAGER, "Harbor and Pine Group", AlphaSeedPlace.US, "", true));
        accounts.forEach(account -> entities.add(account.entity(MANAGER)));
        for (AlphaSeedAccount account : accounts) {
            for (AlphaPlan plan : AlphaPlan.values()) {
                if (plan.isOfFirstSeed()) {
                    entities.addAll(account.campaign(plan).entities());
                }
            }
        }
        return entities;
    }

    private List<List<SandboxEntity>> second() {
        List<List<SandboxEntity>> parts = new ArrayList<>();
        for (AlphaSeedAccount account : accounts) {
            for (AlphaPlan plan : AlphaPlan.values()) {
                AlphaSeedCampaign campaign = account.campaign(plan);
                if (!plan.isOfFirstSeed()) {
                    parts.add(campaign.entities());
                }
                parts.add(new AlphaSeedGroups(campaign).entities());
                parts.add(AlphaSeedCriteria.entities(campaign, account.place()));
            }
        }
        return parts;
    }

    /** Returns a seeded campaign's first daily budget, in the currency's least units. */
    static long budgetUnits(long campaignId) {
        return 2_500 * (1 + (campaignId - FIRST_CAMPAIGN_ID) % 4);
    }

    static SandboxEntity entity(SandboxShelf shelf, String id, ObjectNode resource) {
        return new SandboxEntity(shelf, id, null, WireJson.text(resource));
    }
}
