package dev.adtools.tools.platform.sandbox;

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
 * The ad accounts and campaigns that the sandbox's beta starts with; the same on every node, planted once. The n-th
 * campaign has the id {@code 120210000000000000 + n}; what is to be found:
 *
 * <ul>
 *   <li>{@code act_1700100001} (USD): 1 spends its whole budget every day; 19 has a tracking gap; 23 tires its audience;
 *       28 is stuck in learning; 30 has had a spike in cost per conversion for a week (ad-set budgets); 37 learns, and has
 *       an ad refused; 41 is on and has spent nothing for days; 46 spends without conversions; 59 is healthy, with more
 *       ads than a page holds; 14 has an ad under review, 5 one approved ahead; 4, 13, 22 and the other ninth ones have
 *       issues: every ad refused, some ads refused and some with issues, no valid means of payment
 *   <li>{@code act_1700100002} (EUR): 61 tires its audience; 70 learns (ad-set budgets)
 *   <li>{@code act_1700100003} (JPY): 91 has a tracking gap; reads of its numbers come near the request limit
 *   <li>{@code act_1700100004} (USD): disabled, everything is off
 * </ul>
 *
 * What the accounts have beside campaigns is told by {@link BetaAssetSeed}.
 */
final class BetaSeed {

    private static final long SEED = 20_260_901L;
    private static final int SCALE = 100;
    private static final int ACTIVE = 1;
    private static final int DISABLED = 2;
    private static final long FIRST_CAMPAIGN_ID = 120_210_000_000_000_000L;
    private static final OffsetDateTime FIRST_DAY = OffsetDateTime.of(2025, 9, 1, 8, 30, 0, 0, ZoneOffset.UTC);
    static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssxx", Locale.ROOT);

    private static final List<String> OBJECTIVES = List.of(
            "OUTCOME_SALES",
            "OUTCOME_TRAFFIC",
            "OUTCOME_AWARENESS",
            "OUTCOME_LEADS",
            "OUTCOME_APP_PROMOTION",
            "OUTCOME_ENGAGEMENT");
    private static final List<String> STATUSES = List.of(
            "ACTIVE", "PAUSED", "ACTIVE", "WITH_ISSUES", "ACTIVE", "PAUSED", "IN_PROCESS", "ARCHIVED", "DELETED");
    private static final List<String> THEMES = List.of(
            "Hiking boots", "Rain jackets", "Tents and tarps", "Trail planner app", "Winter sale", "Store opening");
    private static final List<String> AUDIENCES =
            List.of("new customers", "past buyers", "lookalike", "newsletter readers", "broad");

    private final Random random = new Random(SEED);
    private final List<SandboxEntity> entities = new ArrayList<>();
    private int made;

    private BetaSeed() {}

    /** Adds what a store lacks; one that an earlier version filled gets what is new since. */
    static void plant(SandboxStore store) {
        if (store.find(BetaWorld.ACCOUNTS, "act_1700100001").isEmpty()) {
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

    private List<SandboxEntity> entities() {
        account("act_1700100001", "Harbor and Pine US", new Facts("USD", "America/New_York", ACTIVE), 60);
        account("act_1700100002", "Harbor and Pine Europe", new Facts("EUR", "Europe/Berlin", ACTIVE), 26);
        account("act_1700100003", "Harbor and Pine Japan", new Facts("JPY", "Asia/Tokyo", ACTIVE), 14);
        account("act_1700100004", "Harbor and Pine Outlet", new Facts("USD", "America/Chicago", DISABLED), 8);
        return entities;
    }

    private void account(String id, String name, Facts facts, int campaigns) {
        boolean whole = facts.currency().equals("JPY");
        boolean disabled = facts.status() == DISABLED;
        ObjectNode json = account(id, name)
                .put("currency", facts.currency())
                .put("timezone_name", facts.timezone())
                .put("account_status", facts.status())
                .put("disable_reason", disabled ? 3 : 0)
                .put("min_daily_budget", whole ? 150 : 100);
        entities.add(new SandboxEntity(BetaWorld.ACCOUNTS, id, null, WireJson.text(json)));
        for (int i = 0; i < campaigns; i++) {
            campaign(id, disabled ? "PAUSED" : STATUSES.get(i % STATUSES.size()));
        }
    }

    /** Returns an account in dollars that works. */
    static ObjectNode account(String id, String name) {
        return WireJson.object()
                .put("id", id)
                .put("account_id", id.substring("act_".length()))
                .put("name", name)
                .put("currency", "USD")
                .put("timezone_name", "America/New_York")
                .put("account_status", ACTIVE)
                .put("disable_reason", 0)
                .put("min_daily_budget", 100);
    }

    private void campaign(String account, String effectiveStatus) {
        String id = campaignId(++made);
        String objective = OBJECTIVES.get(made % OBJECTIVES.size());
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
        entities.add(new SandboxEntity(BetaWorld.campaignShelf(account), id, null, WireJson.text(json)));
    }

    private String name() {
        String theme = THEMES.get(random.nextInt(THEMES.size()));
        return theme + " - " + AUDIENCES.get(random.nextInt(AUDIENCES.size())) + " - " + made;
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

    private record Facts(String currency, String timezone, int status) {}
}
