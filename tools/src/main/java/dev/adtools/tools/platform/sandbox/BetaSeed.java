package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * The ad accounts and campaigns that the sandbox's beta starts with; the same on every node, planted once. Campaigns 4, 13,
 * 22 and the other ninth ones have issues: every ad refused, some ads refused and some with issues, no valid means of
 * payment.
 */
final class BetaSeed {

    static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssxx", Locale.ROOT);

    // Known without the file, which is read only where something is planted.
    static final String FIRST_ACCOUNT = "act_1700100001";

    private static final long RANDOM_SEED = 20_260_901L;
    private static final int SCALE = 100;
    private static final int ACTIVE = 1;
    private static final int DISABLED = 2;
    private static final int POLICY = 3;
    private static final long FIRST_CAMPAIGN_ID = 120_210_000_000_000_000L;
    private static final OffsetDateTime FIRST_DAY = OffsetDateTime.of(2025, 9, 1, 8, 30, 0, 0, ZoneOffset.UTC);

    private final Random random = new Random(RANDOM_SEED);
    private final List<SandboxEntity> entities = new ArrayList<>();
    private int made;

    private BetaSeed() {}

    /** Adds what a store lacks; one that an earlier version filled gets what is new since. */
    static void plant(SandboxStore store) {
        if (store.find(BetaState.ACCOUNTS, FIRST_ACCOUNT).isEmpty()) {
            // When another node was faster, its seed is the same and nothing is added.
            store.insert(new BetaSeed().entities());
        }
        BetaDeliverySeed.plant(store);
        BetaAssetSeed.plant(store);
    }

    /** Returns the id of the campaign that is planted as the n-th, from 1. */
    static String campaignId(int number) {
        return Long.toString(FIRST_CAMPAIGN_ID + number);
    }

    /** Returns the number of a campaign. */
    static long number(String campaignId) {
        return Long.parseLong(campaignId) - FIRST_CAMPAIGN_ID;
    }

    private List<SandboxEntity> entities() {
        for (JsonNode account : BetaSeedData.get("accounts")) {
            entities.add(entity(account));
            for (int i = 0; i < account.path("campaigns").asInt(); i++) {
                boolean disabled = account.path("disabled").asBoolean();
                campaign(account.path("id").asText(), disabled ? "PAUSED" : BetaSeedData.name("statuses", i));
            }
        }
        return entities;
    }

    static SandboxEntity entity(JsonNode account) {
        String id = account.path("id").asText();
        boolean disabled = account.path("disabled").asBoolean();
        ObjectNode json = WireJson.object()
                .put("id", id)
                .put("account_id", id.substring("act_".length()))
                .put("name", account.path("name").asText())
                .put("currency", account.path("currency").asText())
                .put("timezone_name", account.path("timezone").asText())
                .put("account_status", disabled ? DISABLED : ACTIVE)
                .put("disable_reason", disabled ? POLICY : 0)
                .put("min_daily_budget", account.path("leastDailyBudget").asInt());
        return SandboxEntity.of(BetaState.ACCOUNTS, id, json);
    }

    private void campaign(String account, String effectiveStatus) {
        String id = campaignId(++made);
        String objective = BetaSeedData.name("objectives", made);
        OffsetDateTime created = FIRST_DAY.plusDays(3L * made).plusMinutes(random.nextInt(600));
        ObjectNode json = WireJson.object()
                .put("id", id)
                .put("account_id", account.substring("act_".length()))
                .put("name", name())
                .put("objective", objective)
                .put("status", status(effectiveStatus))
                .put("configured_status", status(effectiveStatus))
                .put("effective_status", effectiveStatus)
                .put("buying_type", "AUCTION")
                .put("created_time", TIME.format(created))
                .put("updated_time", TIME.format(created.plusHours(random.nextInt(900))))
                .put("start_time", TIME.format(created.plusHours(12)));
        json.putArray("special_ad_categories");
        budget(json, SCALE * (20L + 5L * random.nextInt(60)), created);
        if (effectiveStatus.equals("WITH_ISSUES")) {
            issue(json);
        }
        entities.add(SandboxEntity.of(BetaState.campaignCollection(account), id, json));
    }

    private String name() {
        return any("themes") + " - " + any("audiences") + " - " + made;
    }

    private String any(String list) {
        return BetaSeedData.name(list, random.nextInt(BetaSeedData.get(list).size()));
    }

    private static String status(String effectiveStatus) {
        return switch (effectiveStatus) {
            case "PAUSED", "ARCHIVED", "DELETED" -> effectiveStatus;
            default -> "ACTIVE";
        };
    }

    // A budget stands on the campaign, per day or for its life, or on its ad sets, where the campaign shows none.
    private void budget(ObjectNode campaign, long amount, OffsetDateTime created) {
        if (made % 5 == 0) {
            campaign.put("budget_remaining", "0");
        } else if (made % 3 == 0) {
            campaign.put("lifetime_budget", Long.toString(amount * 30))
                    .put("budget_remaining", Long.toString(amount * random.nextInt(30)))
                    .put("stop_time", TIME.format(created.plusDays(45)))
                    .put("bid_strategy", "LOWEST_COST_WITHOUT_CAP");
        } else {
            campaign.put("daily_budget", Long.toString(amount))
                    .put("budget_remaining", Long.toString(amount / 2))
                    .put("bid_strategy", made % 2 == 0 ? "COST_CAP" : "LOWEST_COST_WITHOUT_CAP");
        }
    }

    private static void issue(ObjectNode campaign) {
        campaign.putArray("issues_info")
                .addObject()
                .put("level", "CAMPAIGN")
                .put("error_code", 1_815_869)
                .put("error_summary", "No active ads")
                .put("error_message", "Every ad of this campaign was turned off or rejected.")
                .put("error_type", "HARD_ERROR");
    }
}
