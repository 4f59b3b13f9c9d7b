package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Rules by which alpha refuses a new campaign. The sandbox creates app campaigns only. */
final class AlphaCampaignRules {

    private static final int LONGEST_NAME = 255;

    private static final Pattern PACKAGE = Pattern.compile("[A-Za-z]\\w*(\\.[A-Za-z]\\w*)+");
    private static final Pattern STORE_NUMBER = Pattern.compile("\\d{5,20}");

    private final AlphaOperation campaign;
    private final AlphaBillingCurrency money;
    private final List<AlphaError> errors = new ArrayList<>();

    private AlphaCampaignRules(AlphaOperation campaign, AlphaBillingCurrency money) {
        this.campaign = campaign;
        this.money = money;
    }

    /**
     * Returns what is refused.
     *
     * @param campaign the creation
     * @param money the account's currency
     * @param shared resource name to whether the budget is shared, of all budgets that may be used
     */
    static List<AlphaError> errors(AlphaOperation campaign, AlphaBillingCurrency money, Map<String, Boolean> shared) {
        AlphaCampaignRules rules = new AlphaCampaignRules(campaign, money);
        rules.name();
        rules.kind();
        rules.budget(shared);
        rules.bidding();
        rules.app();
        return rules.errors;
    }

    private void name() {
        String name = campaign.name();
        if (name.isBlank()) {
            refuse(AlphaError.required(campaign.path("name")));
        } else if (tooLong(name)) {
            refuse("stringLengthError", "TOO_LONG", "Too long.", "name");
        } else if (name.chars().anyMatch(c -> c == 0 || c == '\n' || c == '\r')) {
            refuse(
                    "stringFormatError",
                    "ILLEGAL_CHARS",
                    "The input string value contains disallowed characters.",
                    "name");
        }
    }

    static boolean tooLong(String name) {
        return name.codePointCount(0, name.length()) > LONGEST_NAME;
    }

    private void kind() {
        if (!text("status").equals("PAUSED") && !text("status").equals("ENABLED")) {
            refuse("fieldError", "INVALID_VALUE", "The field's value is invalid.", "status");
        }
        if (!text("advertisingChannelType").equals("MULTI_CHANNEL")
                || !text("advertisingChannelSubType").equals("APP_CAMPAIGN")) {
            refuse(
                    "campaignError",
                    "ADVERTISING_CHANNEL_TYPE_NOT_AVAILABLE_FOR_ACCOUNT_TYPE",
                    "The advertising channel type is not available for this account.",
                    "advertising_channel_type");
        }
        if (text("containsEuPoliticalAdvertising").isEmpty()) {
            refuse(AlphaError.required(campaign.path("contains_eu_political_advertising")));
        }
    }

    private void budget(Map<String, Boolean> shared) {
        String budget = text("campaignBudget");
        if (budget.isEmpty()) {
            refuse(AlphaError.required(campaign.path("campaign_budget")));
        } else if (!shared.containsKey(budget)) {
            refuse("mutateError", "RESOURCE_NOT_FOUND", "Resource was not found.", "campaign_budget");
        } else if (shared.getOrDefault(budget, false)) {
            refuse(
                    "campaignError",
                    "CAMPAIGN_CANNOT_USE_SHARED_BUDGET",
                    "The campaign cannot use a shared budget.",
                    "campaign_budget");
        }
    }

    private void bidding() {
        boolean toTarget = campaign.create().has("targetCpa");
        if (!toTarget && !campaign.create().has("maximizeConversions")) {
            refuse(AlphaError.required(campaign.path("campaign_bidding_strategy")));
        }
        if (toTarget) {
            target(AlphaSchema.int64(campaign.create().path("targetCpa").path("targetCpaMicros")));
        }
    }

    private void target(Optional<Long> micros) {
        if (micros.isEmpty()) {
            refuse(AlphaError.required(campaign.path("target_cpa")));
        } else if (micros.get() <= 0) {
            refuse("rangeError", "TOO_LOW", "Too low.", "target_cpa");
        } else if (micros.get() % money.unitMicros() != 0) {
            refuse(
                    "currencyError",
                    "VALUE_NOT_MULTIPLE_OF_BILLABLE_UNIT",
                    "Bid must be a multiple of billable unit.",
                    "target_cpa");
        }
    }

    private void app() {
        JsonNode setting = campaign.create().path("appCampaignSetting");
        String id = setting.path("appId").asText("");
        String store = setting.path("appStore").asText("");
        if (id.isEmpty() || store.isEmpty() || !setting.has("biddingStrategyGoalType")) {
            refuse(AlphaError.required(campaign.path("app_campaign_setting")));
            return;
        }
        Pattern pattern = store.equals("GOOGLE_APP_STORE") ? PACKAGE : STORE_NUMBER;
        if (!pattern.matcher(id).matches()) {
            refuse("campaignError", "APP_NOT_FOUND", "The app was not found in the store.", "app_campaign_setting");
        }
        boolean goalHasTarget =
                !setting.path("biddingStrategyGoalType").asText("").contains("WITHOUT_TARGET");
        if (goalHasTarget != campaign.create().has("targetCpa")) {
            refuse(
                    "biddingStrategyError",
                    "INCOMPATIBLE_BIDDING_STRATEGY_AND_BIDDING_STRATEGY_GOAL_TYPE",
                    "The bidding strategy does not fit the goal.",
                    "app_campaign_setting");
        }
    }

    private String text(String member) {
        return campaign.create().path(member).asText("");
    }

    private void refuse(String family, String word, String message, String field) {
        refuse(AlphaError.of(family, word, message, campaign.path(field)));
    }

    private void refuse(AlphaError error) {
        errors.add(error);
    }
}
