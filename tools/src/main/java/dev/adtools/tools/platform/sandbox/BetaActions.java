package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.List;

/** Lists what people did, as beta does: one conversion under several names. */
final class BetaActions {

    private static final List<String> PURCHASE =
            List.of("purchase", "omni_purchase", "offsite_conversion.fb_pixel_purchase", "web_in_store_purchase");
    private static final List<String> LEAD =
            List.of("lead", "offsite_conversion.fb_pixel_lead", "onsite_conversion.lead_grouped");
    private static final List<String> INSTALL = List.of("mobile_app_install", "omni_app_install");

    private BetaActions() {}

    static ArrayNode of(BetaInsightsRow row) {
        ArrayNode actions = WireJson.array();
        add(actions, List.of("link_click"), row.get(BetaCount.LINK_CLICKS));
        add(actions, List.of("landing_page_view"), row.get(BetaCount.LANDING_PAGE_VIEWS));
        add(actions, PURCHASE, row.get(BetaCount.PURCHASES));
        add(actions, LEAD, row.get(BetaCount.LEADS));
        add(actions, INSTALL, row.get(BetaCount.INSTALLS));
        return actions;
    }

    /** Adds what the purchases were worth. */
    static void purchases(ArrayNode values, String worth) {
        PURCHASE.forEach(type -> values.addObject().put("action_type", type).put("value", worth));
    }

    private static void add(ArrayNode actions, List<String> types, long number) {
        if (number > 0) {
            types.forEach(type -> actions.addObject().put("action_type", type).put("value", Long.toString(number)));
        }
    }
}
