package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_GEO_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_PROMO_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_TIME_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_TIME_2;

import dev.adtools.tools.beta.campaign.Places;
import dev.adtools.tools.beta.campaign.PromotedObject;
import dev.adtools.tools.beta.campaign.Schedule;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;

/** Checks what the ad set is counted on, where it runs, and when. */
final class DeliveryRules implements CatalogRules {

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        Check time = checks.rule(CAT_TIME_1);
        draft.campaignSchedule().checkTimes(time);
        if (draft.adSet().absent()) {
            checks.skip(CAT_PROMO_1);
            checks.skip(CAT_GEO_1);
            checks.skip(CAT_TIME_2);
            return;
        }
        Node promoted = draft.promotedObject();
        boolean isApp = promoted.at("pixel_id").absent()
                && promoted.at("application_id").present();
        PromotedObject.check(checks.rule(CAT_PROMO_1), promoted, draft.goal(), isApp);
        Places.check(checks.rule(CAT_GEO_1), draft.adSet());
        Schedule schedule = draft.adSetSchedule();
        schedule.checkTimes(time);
        schedule.checkWithin(draft.campaignSchedule(), checks.rule(CAT_TIME_2));
    }
}
