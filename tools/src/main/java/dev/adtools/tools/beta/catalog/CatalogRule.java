package dev.adtools.tools.beta.catalog;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;

/** Every rule of the pack, with what it is about. */
enum CatalogRule {
    /** The draft has the members that rules look at, of the right type, and no others. */
    CAT_DRAFT_1,
    /** What is to be verified is named, and the account to look in. */
    CAT_VER_1,
    /** The objective can carry catalog ads. */
    CAT_OBJ_1,
    /** Catalog and product set are named where the platform looks for them, and agree. */
    CAT_ID_1,
    /** The account can advertise the catalog. */
    CAT_ID_2,
    /** The catalog has the product set. */
    CAT_ID_3,
    /** The conversion event is one of the platform's names. */
    CAT_EVT_1,
    /** What was taken for granted about the conversion event. */
    CAT_EVT_2,
    /** The goal says what it is counted on. */
    CAT_PROMO_1,
    /** The billing event fits the optimization goal. */
    CAT_BILL_1,
    /** The template has text, a link and a page. */
    CAT_TPL_1,
    /** Tags are balanced and known. */
    CAT_TAG_1,
    /** Tags are used where they help and avoided where they harm. */
    CAT_TAG_2,
    /** The format is known and its switches are explicit. */
    CAT_FMT_1,
    /** The call to action is known and fits a catalog. */
    CAT_CTA_1,
    /** Texts are short enough not to be cut. */
    CAT_LEN_1,
    /** Special ad categories are stated, known, and not retargeted. */
    CAT_SAC_1,
    /** The catalog has products to show. */
    CAT_STOCK_1,
    /** Catalog and product set have products on the platform. */
    CAT_STOCK_2,
    /** The platform has nothing against the catalog's products. */
    CAT_DIAG_1,
    /** The account has the pixel, and it takes events. */
    CAT_PIX_1,
    /** The pixel gets events. */
    CAT_PIX_2,
    /** A retargeting audience says what people did and how long ago. */
    CAT_AUD_1,
    /** Ages, genders and placements exist. */
    CAT_AUD_2,
    /** Countries exist. */
    CAT_AUD_3,
    /** The ad set says where it runs, and who pays where the law asks. */
    CAT_GEO_1,
    /** Times are moments in a sensible order. */
    CAT_TIME_1,
    /** The ad set runs while its campaign does. */
    CAT_TIME_2,
    /** The account can be read, and campaigns in it deliver. */
    CAT_ACC_1,
    /** The currency is the account's. */
    CAT_CUR_1,
    /** The budget is no less than the platform's least one. */
    CAT_BUD_1,
    /** Budgets are within the cap that the service sets to the account. */
    CAT_BUD_2,
    /** The budget is near what the account costs a day, or its unit is confirmed. */
    CAT_BUD_3,
    /** Nothing starts by itself, and the money is explicit. */
    CAT_SAFE_1;

    String id() {
        return name().replace('_', '-');
    }

    Check in(Checks checks) {
        return checks.rule(id());
    }

    void skip(Checks checks) {
        checks.skip(id());
    }
}
