package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_TAG_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_TAG_2;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.Walk;

/** The tags in the creative's texts. */
final class TagRules implements CatalogRules {

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_TAG_1);
        for (Node place : Walk.through(draft.creative())) {
            place.text().ifPresent(text -> tags(check, place, text));
        }
        usage(draft, checks);
    }

    private static void tags(Check check, Node place, String text) {
        TaggedText tagged = TaggedText.of(text);
        if (!tagged.balanced()) {
            check.error(place, "The braces of the tags do not pair.", "{{product.name}}", "");
        }
        if (TaggedText.hasSingleBraces(text)) {
            check.error(place, "A tag stands between double braces.", "{{product.name}}", "Double the braces.");
        }
        tagged.tags().forEach(tag -> tag(check, place, tag));
    }

    private static void tag(Check check, Node place, TaggedText.Tag tag) {
        if (!CatalogTags.known(tag.name()) && !(leads(place) && CatalogTags.isLinkMacro(tag.name()))) {
            check.error(place, "A tag names no field of the catalog.", "", CatalogTags.hint(tag.name()));
        }
        for (String filter : tag.filters()) {
            if (!CatalogTags.FILTERS.contains(filter)) {
                check.warn(place, "A tag has a filter that is not known.", "titleize, strip_html, url_encode", "");
            }
        }
    }

    private static boolean leads(Node place) {
        String pointer = place.pointer();
        return pointer.endsWith("/link") || pointer.contains("/url_tags") || pointer.contains("/template_url_spec");
    }

    private static void usage(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_TAG_2);
        Node name = draft.template().at("name");
        if (name.text().filter(text -> TaggedText.of(text).tags().isEmpty()).isPresent()) {
            check.warn(
                    name,
                    "The headline has no tag, so it is the same for every product.",
                    "{{product.name}}",
                    "Put a tag into it.");
        }
        Node message = draft.template().at("message");
        if (draft.hasSpecialCategory()
                && message.text().filter(TagRules::showsPrice).isPresent()) {
            check.warn(
                    message,
                    "A price in the message of an ad of a special category may be refused.",
                    "",
                    "Leave the price out.");
        }
    }

    private static boolean showsPrice(String text) {
        return TaggedText.of(text).tags().stream().anyMatch(tag -> CatalogTags.isPrice(tag.name()));
    }
}
