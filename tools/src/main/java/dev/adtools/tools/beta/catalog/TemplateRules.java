package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_CTA_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_FMT_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_LEN_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_TPL_1;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Closest;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The creative's template: its text, format and call to action. */
final class TemplateRules implements CatalogRules {

    /** Number of characters of a text that are shown everywhere. */
    static final Map<String, Integer> LENGTHS = Map.of("message", 125, "name", 40, "description", 30);

    private static final List<String> FORMATS = Stream.concat(
                    CatalogVocabulary.CAROUSEL_FORMATS.stream(), CatalogVocabulary.OTHER_FORMATS.stream())
            .toList();

    private static final List<String> CALLS = Stream.concat(
                    CallToAction.FOR_CATALOGS.stream(), CallToAction.OTHERS.stream())
            .toList();

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        content(draft, checks);
        format(draft.template(), checks);
        callToAction(draft.template().at("call_to_action"), checks);
        lengths(draft.template(), checks);
    }

    private static void content(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_TPL_1);
        Node template = draft.template();
        if (blank(template.at("message")) && blank(template.at("name"))) {
            check.error(template, "The template has neither message nor name.", "message or name", "");
        }
        LinkRule.check(check, template.at("link"));
        Node page = draft.pageId();
        if (page.text().filter(id -> IdRules.OBJECT_ID.matcher(id).matches()).isEmpty()) {
            check.error(page, "The ad needs the page it speaks for.", "page_id, a string of 5 to 20 digits", "");
        }
    }

    private static boolean blank(Node text) {
        return text.text().filter(words -> !words.isBlank()).isEmpty();
    }

    private static void format(Node template, Checks checks) {
        Check check = checks.rule(CAT_FMT_1);
        Node at = template.at("format_option");
        if (at.present() && at.text().filter(FORMATS::contains).isEmpty()) {
            String hint = at.text().map(name -> Closest.hint(name, FORMATS)).orElse("");
            check.error(at, "This is no format of catalog ads.", String.join(", ", FORMATS), hint);
        }
        endCard(check, template);
        Node single = template.at("force_single_link");
        if (single.present() && single.truth().isEmpty()) {
            check.error(single, "This switch is true or false.", "boolean", "");
        }
    }

    private static void endCard(Check check, Node template) {
        Node at = template.at("multi_share_end_card");
        if (at.present() && at.truth().isEmpty()) {
            check.error(at, "This switch is true or false.", "boolean", "");
        } else if (at.absent() && isCarousel(template)) {
            check.warn(
                    at,
                    "Whether the carousel ends with a card of the page is left to the platform.",
                    "boolean",
                    "State true or false.");
        }
    }

    static boolean isCarousel(Node template) {
        Node format = template.at("format_option");
        // The platform makes a carousel of a template that names no format.
        return format.absent()
                || format.text()
                        .filter(CatalogVocabulary.CAROUSEL_FORMATS::contains)
                        .isPresent();
    }

    private static void callToAction(Node call, Checks checks) {
        if (call.absent()) {
            checks.skip(CAT_CTA_1);
            return;
        }
        Check check = checks.rule(CAT_CTA_1);
        Node type = call.at("type");
        String name = type.text().orElse("");
        if (!CALLS.contains(name)) {
            check.error(type, "This is no call to action.", "{\"type\": \"SHOP_NOW\"}", Closest.hint(name, CALLS));
        } else if (!CallToAction.FOR_CATALOGS.contains(name)) {
            check.warn(
                    type,
                    "This call to action does not lead people to a product.",
                    String.join(", ", CallToAction.FOR_CATALOGS),
                    "");
        }
    }

    private static void lengths(Node template, Checks checks) {
        Check check = checks.rule(CAT_LEN_1);
        LENGTHS.keySet().stream().sorted().forEach(name -> {
            Node at = template.at(name);
            int most = LENGTHS.getOrDefault(name, 0);
            long length = at.text().map(text -> TaggedText.of(text).length()).orElse(0L);
            if (length > most) {
                check.warn(
                        at,
                        "The text has about " + length + " characters and may be cut.",
                        "at most " + most + " characters, a tag counted as " + TaggedText.TAG_LENGTH,
                        "");
            }
        });
    }
}
