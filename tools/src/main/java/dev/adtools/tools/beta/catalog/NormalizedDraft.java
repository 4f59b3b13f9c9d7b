package dev.adtools.tools.beta.catalog;

import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.rules.Node;

/** Values that would be sent where the draft is silent, or states them once for several places. */
final class NormalizedDraft {

    private NormalizedDraft() {}

    static JsonObject of(CatalogDraft draft) {
        JsonObject.Builder whole = JsonObject.builder();
        put(whole, "campaign", campaign(draft));
        put(whole, "ad_set", adSet(draft));
        put(whole, "creative", creative(draft));
        return whole.build();
    }

    private static JsonObject campaign(CatalogDraft draft) {
        JsonObject.Builder campaign = JsonObject.builder();
        moved(campaign, draft.campaign().at("objective"), "objective", draft.objective());
        paused(campaign, draft.campaign());
        JsonObject.Builder promoted = JsonObject.builder();
        moved(
                promoted,
                draft.campaign().at("promoted_object").at("product_catalog_id"),
                "product_catalog_id",
                draft.catalogId());
        put(campaign, "promoted_object", promoted.build());
        return campaign.build();
    }

    private static JsonObject adSet(CatalogDraft draft) {
        JsonObject.Builder adSet = JsonObject.builder();
        paused(adSet, draft.adSet());
        JsonObject.Builder promoted = JsonObject.builder();
        moved(promoted, draft.promotedObject().at("product_set_id"), "product_set_id", draft.adSetProductSetId());
        if (draft.optimizesForConversions()
                && draft.promotedObject().at("custom_event_type").absent()) {
            promoted.put("custom_event_type", CatalogVocabulary.DEFAULT_EVENT);
        }
        put(adSet, "promoted_object", promoted.build());
        return adSet.build();
    }

    private static JsonObject creative(CatalogDraft draft) {
        JsonObject.Builder creative = JsonObject.builder();
        moved(creative, draft.creative().at("product_set_id"), "product_set_id", draft.creativeProductSetId());
        return creative.build();
    }

    private static void moved(JsonObject.Builder to, Node place, String name, Node found) {
        if (place.absent() && found.present()) {
            to.put(name, found.value());
        }
    }

    private static void paused(JsonObject.Builder to, Node part) {
        if (part.isObject() && part.at("status").absent()) {
            to.put("status", "PAUSED");
        }
    }

    private static void put(JsonObject.Builder to, String name, JsonObject members) {
        if (!members.isEmpty()) {
            to.put(name, members);
        }
    }
}
