package dev.adtools.tools.beta.draft;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.json.JsonObject;

/** The arguments of {@code validate_campaign_draft} (SPEC: platform and draft). */
@Tool(
        name = "validate_campaign_draft",
        title = "Validate a campaign draft",
        description = "Checks the fields and safety defaults of a campaign draft before anything is written: names,"
                + " objective, budgets, bidding, schedule, special categories, targeting. Changes nothing.",
        platform = Platform.BETA,
        mode = Mode.VALIDATE,
        ruleset = ValidateCampaignDraft.RULESET,
        handler = ValidateCampaignDraftHandler.class)
public record ValidateCampaignDraft(
        @Arg(
                description = "The platform whose rules apply: beta, or alpha for a smaller set of rules.",
                defaultValue = "beta",
                maxLength = 64)
        String platform,

        @Arg(
                description = "The draft: account_id, currency, name, objective, budgets in minor units, bidding,"
                        + " special_ad_categories, times, ad_sets and so on.")
        JsonObject draft) {

    static final String RULESET = "beta-2026.11";
}
