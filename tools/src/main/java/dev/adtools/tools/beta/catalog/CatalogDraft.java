package dev.adtools.tools.beta.catalog;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.beta.campaign.PromotedObject;
import dev.adtools.tools.beta.campaign.Schedule;
import dev.adtools.tools.beta.campaign.SpecialCategory;
import dev.adtools.tools.rules.Node;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A catalog ad draft by the names of its parts; what is given once for the whole draft counts wherever it is used. */
record CatalogDraft(Node root, Instant now) {

    static final String SPECIAL_CATEGORIES = "special_ad_categories";

    Node campaign() {
        return root.at("campaign");
    }

    Node adSet() {
        return root.at("ad_set");
    }

    Node creative() {
        return root.at("creative");
    }

    Node template() {
        return firstPresent(
                creative().at("template_data"),
                creative().at("object_story_spec").at("template_data"));
    }

    Node stats() {
        return root.at("catalog_stats");
    }

    Node objective() {
        return firstPresent(campaign().at("objective"), root.at("objective"));
    }

    Node specialCategories() {
        return firstPresent(campaign().at(SPECIAL_CATEGORIES), root.at(SPECIAL_CATEGORIES));
    }

    Node promotedObject() {
        return adSet().at("promoted_object");
    }

    Node catalogId() {
        return firstPresent(campaign().at("promoted_object").at("product_catalog_id"), root.at("product_catalog_id"));
    }

    Node adSetProductSetId() {
        return firstPresent(promotedObject().at("product_set_id"), root.at("product_set_id"));
    }

    Node creativeProductSetId() {
        return firstPresent(creative().at("product_set_id"), root.at("product_set_id"));
    }

    /** Returns where product sets are named, each place once. */
    List<Node> productSetIds() {
        Node adSet = adSetProductSetId();
        Node creative = creativeProductSetId();
        boolean once = adSet.pointer().equals(creative.pointer());
        return (once ? Stream.of(adSet) : Stream.of(adSet, creative))
                .filter(place -> place.text().isPresent())
                .toList();
    }

    Node pixelId() {
        return promotedObject().at("pixel_id");
    }

    /** Returns the account that the draft is for, when its id is one. */
    Optional<BetaAccountId> account() {
        return root.at("account_id")
                .text()
                .filter(id -> IdRules.ACCOUNT_ID.matcher(id).matches())
                .map(BetaAccountId::of);
    }

    /** Tells whether there is something that the platform could know. */
    boolean namesAnything() {
        return Stream.of(catalogId(), pixelId()).anyMatch(place -> place.text().isPresent());
    }

    Node pageId() {
        return firstPresent(
                root.at("page_id"),
                creative().at("object_story_spec").at("page_id"),
                creative().at("page_id"));
    }

    Node currency() {
        return firstPresent(root.at("currency"), campaign().at("currency"));
    }

    Node audienceSpecs() {
        return adSet().at("targeting").at("product_audience_specs");
    }

    boolean retargets() {
        return audienceSpecs().present();
    }

    boolean optimizesForConversions() {
        return PromotedObject.countsConversions(goal());
    }

    String goal() {
        return adSet().at("optimization_goal").text().orElse("");
    }

    /** Returns when the campaign runs. */
    Schedule campaignSchedule() {
        return Schedule.ofCampaign(campaign(), now);
    }

    /** Returns when the ad set runs. */
    Schedule adSetSchedule() {
        return campaignSchedule().ofAdSet(adSet());
    }

    /** Tells whether a category is stated anywhere: an empty list beside it does not take it back. */
    boolean hasSpecialCategory() {
        return Stream.of(root, campaign())
                .flatMap(part -> part.at(SPECIAL_CATEGORIES).items().stream())
                .anyMatch(item -> item.present() && !item.is(SpecialCategory.NONE));
    }

    private static Node firstPresent(Node usual, Node... others) {
        if (usual.present()) {
            return usual;
        }
        return Stream.of(others).filter(Node::present).findFirst().orElse(usual);
    }
}
