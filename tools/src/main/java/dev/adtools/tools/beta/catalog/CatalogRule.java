package dev.adtools.tools.beta.catalog;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.info;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.ISO_3166;
import static dev.adtools.api.RuleSource.PRACTICE;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.BetaDocs;

/** Rules of the pack, with what it is about. */
enum CatalogRule implements Rule {
    CAT_DRAFT_1(error("The draft has the members that rules look at, of the right type, and no others.", SERVICE)),
    CAT_VER_1(error("What is to be verified is named, and the account to look in.", SERVICE)),
    CAT_OBJ_1(error("The objective can carry catalog ads.", BetaDocs.CATALOG_ADS)),
    CAT_ID_1(error(
            "Catalog and product set are named where the platform looks for them, and agree.", BetaDocs.CATALOG_ADS)),
    CAT_ID_2(error("The account can advertise the catalog.", SERVICE)),
    CAT_ID_3(error("The catalog has the product set.", BetaDocs.PRODUCT_SETS)),
    CAT_EVT_1(error("The conversion event is one of the platform's names.", BetaDocs.PIXEL)),
    CAT_EVT_2(info("What is taken for granted about the conversion event is said.", SERVICE)),
    CAT_PROMO_1(error("The goal says what it is counted on.", BetaDocs.PROMOTED_OBJECT)),
    CAT_BILL_1(error("The billing event fits the optimization goal.", BetaDocs.BILLING_EVENTS)),
    CAT_TPL_1(error("The template has text, a link and a page.", BetaDocs.CATALOG_CREATIVE)),
    CAT_TAG_1(error("Tags are balanced and known.", BetaDocs.CATALOG_CREATIVE)),
    CAT_TAG_2(warning("Tags are used where they help and avoided where they harm.", PRACTICE)),
    CAT_FMT_1(error("The format is known and its switches are explicit.", BetaDocs.CATALOG_CREATIVE)),
    CAT_CTA_1(error("The call to action is known and fits a catalog.", BetaDocs.CALL_TO_ACTION)),
    CAT_LEN_1(warning("Texts are short enough not to be cut.", PRACTICE)),
    CAT_SAC_1(error("Special ad categories are stated, known, and not retargeted.", BetaDocs.SPECIAL_AD_CATEGORIES)),
    CAT_STOCK_1(error("The catalog has products to show.", PRACTICE)),
    CAT_STOCK_2(error("Catalog and product set have products on the platform.", BetaDocs.PRODUCT_SETS)),
    CAT_DIAG_1(warning("The platform has nothing against the catalog's products.", BetaDocs.CATALOG_DIAGNOSTICS)),
    CAT_PIX_1(error("The account has the pixel, and it takes events.", BetaDocs.PIXEL_CATALOG)),
    CAT_PIX_2(warning("The pixel gets events.", PRACTICE)),
    CAT_AUD_1(error("A retargeting audience says what people did and how long ago.", BetaDocs.PRODUCT_AUDIENCES)),
    CAT_AUD_2(error("Ages, genders and placements exist.", BetaDocs.TARGETING)),
    CAT_AUD_3(error("Countries exist.", ISO_3166)),
    CAT_GEO_1(error("The ad set says where it runs, and who pays where the law asks.", BetaDocs.TARGETING)),
    CAT_TIME_1(error("Times are moments in a sensible order.", SERVICE)),
    CAT_TIME_2(error("The ad set runs while its campaign does.", SERVICE)),
    CAT_ACC_1(warning("The account can be read, and campaigns in it deliver.", BetaDocs.AD_ACCOUNT)),
    CAT_CUR_1(error("The currency is the account's.", SERVICE)),
    CAT_BUD_1(warning("The budget is no less than the platform's least one.", BetaDocs.MINIMUM_BUDGET)),
    CAT_BUD_2(error("Budgets are within the cap that the service sets to the account.", SERVICE)),
    CAT_BUD_3(error("The budget is near what the account costs a day, or its unit is confirmed.", SERVICE)),
    CAT_SAFE_1(error("Nothing starts by itself, and the money is explicit.", SERVICE));

    private final RuleDescription description;

    CatalogRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
