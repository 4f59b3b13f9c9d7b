package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_ID_1;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.regex.Pattern;

/** The ids of catalog and product set: present, well formed, the same in both places. */
final class IdRules implements CatalogRules {

    static final Pattern OBJECT_ID = Pattern.compile("[0-9]{5,20}");
    static final Pattern ACCOUNT_ID = Pattern.compile("(act_)?[0-9]{5,20}");

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_ID_1);
        required(check, draft.catalogId(), "The campaign's promoted object names no catalog.");
        required(check, draft.adSetProductSetId(), "The ad set's promoted object names no product set.");
        required(check, draft.creativeProductSetId(), "The creative names no product set.");
        sameSet(check, draft.adSetProductSetId(), draft.creativeProductSetId());
        sameAsDraft(check, draft.root().at("product_catalog_id"), draft.catalogId());
        sameAsDraft(check, draft.root().at("product_set_id"), draft.adSetProductSetId());
        account(check, draft.root().at("account_id"));
        optional(check, draft.root().at("instagram_user_id"));
        optional(check, draft.promotedObject().at("pixel_id"));
        optional(check, draft.promotedObject().at("application_id"));
    }

    private static void required(Check check, Node at, String missing) {
        if (at.absent()) {
            check.error(at, missing, "an id of 5 to 20 digits", "");
        } else {
            optional(check, at);
        }
    }

    private static void optional(Check check, Node at) {
        if (at.present()
                && at.text().filter(id -> OBJECT_ID.matcher(id).matches()).isEmpty()) {
            check.error(at, "An id is a text of digits.", "a string of 5 to 20 digits", fix(at));
        }
    }

    private static String fix(Node at) {
        return at.number().isPresent() ? "Put the id in quotes; long ids do not survive as numbers." : "";
    }

    private static void sameSet(Check check, Node adSet, Node creative) {
        if (adSet.present() && creative.present() && !adSet.value().equals(creative.value())) {
            check.error(creative, "Ad set and creative name different product sets.", "one product set", "");
        }
    }

    private static void sameAsDraft(Check check, Node whole, Node part) {
        if (whole.present() && !whole.value().equals(part.value())) {
            check.error(
                    whole, "The draft names another id than its part at " + part.pointer() + ".", "", "State it once.");
        }
    }

    private static void account(Check check, Node at) {
        if (at.present()
                && at.text().filter(id -> ACCOUNT_ID.matcher(id).matches()).isEmpty()) {
            check.error(at, "This is no account id.", "act_ and 5 to 20 digits", fix(at));
        }
    }
}
