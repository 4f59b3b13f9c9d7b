package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.VAL_1;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.IsoCurrency;
import dev.adtools.tools.rules.Node;

/** Checks what an event is worth, and which contents it is about. */
final class ValueRules implements ConversionRules {

    @Override
    public void check(Setup setup, Checks checks) {
        if (setup.events().isEmpty()) {
            checks.skip(VAL_1);
            return;
        }
        Check check = checks.rule(VAL_1).confidential();
        for (ConversionEvent event : setup.events()) {
            money(check, event);
            contents(check, event);
            onlyFor(check, event, "num_items", "InitiateCheckout");
            onlyFor(check, event, "search_string", "Search");
        }
    }

    private static void money(Check check, ConversionEvent event) {
        Node value = event.customData().at("value");
        Node currency = event.customData().at("currency");
        boolean purchase = event.name().equals("Purchase");
        if ((purchase || value.present())
                && value.number().filter(amount -> amount.signum() >= 0).isEmpty()) {
            check.error(value, "The value is a number from 0, not a text.", "a number such as 49.9", "");
        }
        if ((purchase || currency.present())
                && currency.text().filter(IsoCurrency::isMoney).isEmpty()) {
            check.error(currency, "The currency is an ISO 4217 code in upper case.", "for example EUR", "");
        } else if (value.present() && currency.absent()) {
            check.warn(currency, "A value without a currency can be read in any.", "an ISO 4217 code", "");
        }
    }

    private static void contents(Check check, ConversionEvent event) {
        Node type = event.customData().at("content_type");
        Node ids = event.customData().at("content_ids");
        if (type.present()
                && type.text().filter(EventVocabulary.CONTENT_TYPES::contains).isEmpty()) {
            check.error(type, "The contents are of no known type.", "product or product_group", "");
        }
        if (ids.present() && !ids.isArray()) {
            check.error(ids, "The content ids are a list.", "a list of texts", "");
        } else if (type.present()
                && ids.items().isEmpty()
                && event.customData().at("contents").items().isEmpty()) {
            check.warn(ids, "Contents of a catalog have a type and no ids.", "content_ids", "");
        }
    }

    private static void onlyFor(Check check, ConversionEvent event, String member, String name) {
        Node at = event.customData().at(member);
        if (at.present() && !event.name().equals(name)) {
            check.warn(at, "This member means something to " + name + " only.", name, "Leave it out.");
        }
    }
}
