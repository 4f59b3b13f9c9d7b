package dev.adtools.tools.beta.catalog;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;

/** Checks a catalog ad draft before any write or approval step. */
@Tool(
        name = "validate_beta_catalog_ad_draft",
        title = "Validate a catalog ad draft",
        description = "Checks the draft of a catalog ad. Use it before any write or approval"
                + " step. The draft holds campaign, ad set, creative template and catalog figures; on"
                + " request it is also checked whether the platform has what it names. Nothing is"
                + " changed on the platform and no URL is fetched.",
        platform = Platform.BETA,
        mode = Mode.VALIDATE,
        group = ToolGroup.VALIDATION,
        rules = CatalogRule.class,
        ruleset = ValidateBetaCatalogAdDraft.RULESET,
        searchWords = "check verify product catalog ad dynamic ads draft ready before publishing valid"
                + " shopping carousel",
        handler = ValidateBetaCatalogAdDraftHandler.class)
public record ValidateBetaCatalogAdDraft(
        @Arg(
                description =
                        "The draft: account_id, objective, product_catalog_id, product_set_id, page_id, special_ad_categories,"
                                + " currency, campaign{}, ad_set{}, creative{template_data{}}, status, catalog_stats{}."
                                + " Budgets are in minor units.")
        JsonObject draft,

        @Arg(
                description = "Ask the platform too. For the draft's account_id: whether currency and budget"
                        + " fit the account and its daily cost, whether it can advertise the catalog, whether"
                        + " catalog and product set have products, what the platform has against them, and"
                        + " whether the pixel gets events. Nothing is changed.",
                defaultValue = "false")
        boolean verify) {

    static final String RULESET = "beta-2026.11";
}
