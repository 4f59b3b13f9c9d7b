package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_AUD_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_AUD_2;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_AUD_3;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_SAC_1;

import dev.adtools.tools.beta.campaign.SpecialCategory;
import dev.adtools.tools.beta.campaign.TargetingValues;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Closest;
import dev.adtools.tools.rules.Node;
import java.time.Duration;

/** Checks whom the ad set aims at, and whether it may. */
final class CatalogAudienceRules implements CatalogRules {

    private static final long LONGEST = Duration.ofDays(180).toSeconds();

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        categories(draft, checks);
        audience(draft, checks);
        TargetingValues.people(checks.rule(CAT_AUD_2), draft.adSet().at("targeting"));
        TargetingValues.places(checks.rule(CAT_AUD_3), draft.adSet().at("targeting"));
    }

    private static void categories(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_SAC_1);
        Node at = draft.specialCategories();
        if (at.absent()) {
            check.warn(at, "Whether the ad is of a special category is not stated.", "[] or categories", "State [].");
        } else if (!at.isArray()) {
            check.error(at, "Special ad categories are a list.", "[]", "");
        }
        at.items().forEach(item -> category(check, item));
        Node whole = draft.root().at(CatalogDraft.SPECIAL_CATEGORIES);
        if (whole.present() && !whole.value().equals(at.value())) {
            check.error(whole, "The draft and its campaign state different categories.", "", "State them once.");
        }
        if (draft.hasSpecialCategory() && draft.retargets()) {
            check.error(
                    draft.audienceSpecs(),
                    "An ad of a special category must not be aimed at people by what they did.",
                    "no product_audience_specs",
                    "Use broad targeting.");
        }
    }

    private static void category(Check check, Node item) {
        if (item.text().filter(SpecialCategory::isKnown).isEmpty()) {
            check.error(
                    item,
                    "This is no special ad category.",
                    SpecialCategory.names(),
                    item.text().map(SpecialCategory::hint).orElse(""));
        }
    }

    private static void audience(CatalogDraft draft, Checks checks) {
        if (!draft.retargets()) {
            checks.skip(CAT_AUD_1);
            return;
        }
        Check check = checks.rule(CAT_AUD_1);
        Node specs = draft.audienceSpecs();
        if (specs.items().isEmpty()) {
            check.error(
                    specs, "A retargeting audience has no spec.", "a list of at least one", "Leave it out for broad.");
        }
        specs.items().forEach(spec -> spec(check, spec));
    }

    private static void spec(Check check, Node spec) {
        Node inclusions = spec.at("inclusions");
        if (inclusions.items().isEmpty()) {
            check.error(inclusions, "The audience includes nobody.", "at least one event with retention_seconds", "");
        }
        inclusions.items().forEach(part -> part(check, part));
        spec.at("exclusions").items().forEach(part -> part(check, part));
    }

    private static void part(Check check, Node part) {
        Node seconds = part.at("retention_seconds");
        long retention = seconds.integer().orElse(0L);
        if (retention < 1 || retention > LONGEST) {
            check.error(seconds, "The retention must be whole seconds within 180 days.", "1 to " + LONGEST, "");
        }
        Node event = event(part);
        if (event.text().isEmpty()) {
            check.error(event, "The audience does not say what people did.", "an event such as ViewContent", "");
        } else if (event.text()
                .filter(CatalogVocabulary.AUDIENCE_EVENTS::contains)
                .isEmpty()) {
            check.warn(
                    event,
                    "This is no standard event.",
                    "",
                    Closest.hint(event.text().orElse(""), CatalogVocabulary.AUDIENCE_EVENTS));
        }
    }

    /** The event is written {@code event: X}, {@code rule.event: X} or {@code rule.event.eq: X}. */
    private static Node event(Node part) {
        Node inRule = part.at("rule").at("event");
        if (inRule.isObject()) {
            return inRule.at("eq");
        }
        return inRule.present() ? inRule : part.at("event");
    }
}
