package dev.adtools.tools.beta.draft;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;

/** The arguments of {@code validate_campaign_draft}. */
@Tool(
        name = "validate_campaign_draft",
        title = "Validate a campaign draft",
        description = "Checks the fields and safety defaults of a campaign draft. Use it"
                + " before anything is written. Names, objective, budgets, bidding, schedule, special"
                + " categories and targeting are looked at. Where the draft names an account, its"
                + " currency and its daily cost are read and compared too. Changes nothing.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.VALIDATE,
        group = ToolGroup.VALIDATION,
        rules = CampaignRule.class,
        ruleset = ValidateCampaignDraft.RULESET,
        searchWords = "check verify review draft campaign plan before creating launching safe mistakes"
                + " settings correct valid preflight",
        handler = ValidateCampaignDraftHandler.class)
public record ValidateCampaignDraft(
        @Arg(
                description = "The platform whose rules apply. Those of alpha are fewer.",
                defaultValue = "beta",
                maxLength = 64)
        String platform,

        @Arg(
                description = "On beta, with amounts in minor units (cents): account_id, currency, name,"
                        + " objective, status, buying_type, special_ad_categories, special_ad_category_country,"
                        + " daily_budget or lifetime_budget, bid_strategy, bid_amount, roas_average_floor,"
                        + " spend_cap, start_time, stop_time, is_adset_budget_sharing_enabled, promoted_object,"
                        + " ad_sets, execution_mode; on alpha, with amounts in micros: account_id,"
                        + " login_customer_id, currency, name, status, budget_micros, target_cpa_micros, app_id,"
                        + " app_store, execution_mode.")
        JsonObject draft) {

    static final String RULESET = "beta-2026.11";
}
