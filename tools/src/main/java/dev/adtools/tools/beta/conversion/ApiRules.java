package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.CAPI_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.CAPI_2;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;

/** The conversions API: switched on, with a token that is known to be there and not shown. */
final class ApiRules implements ConversionRules {

    @Override
    public void check(Setup setup, Checks checks) {
        Check tokens = checks.rule(CAPI_2).confidential();
        setup.parts().forEach(part -> secrets(tokens, part));
        Node capi = setup.capi();
        if (capi.absent()) {
            checks.skip(CAPI_1);
            return;
        }
        Check check = checks.rule(CAPI_1).confidential();
        flag(check, capi.at("enabled"));
        flag(check, capi.at("access_token_present"));
        enabled(check, capi);
        if (capi.at("test_event_code").present()) {
            check.warn(
                    capi.at("test_event_code"),
                    "Test events count for ads like others.",
                    "no test_event_code in production",
                    "Remove it once the test is done.");
        }
    }

    private static void flag(Check check, Node flag) {
        if (flag.present() && flag.truth().isEmpty()) {
            check.error(flag, "This says yes or no.", "true or false", "");
        }
    }

    private static void enabled(Check check, Node capi) {
        boolean on = capi.at("enabled").truth().orElse(false);
        if (on && !capi.at("access_token_present").truth().orElse(false)) {
            check.error(
                    capi.at("access_token_present"),
                    "The conversions API is switched on and has no access token.",
                    "true",
                    "Store a token where the events are sent from; do not send it here.");
        }
    }

    private static void secrets(Check check, Node place) {
        if (place.text().filter(Secrets::looksLikeToken).isPresent()) {
            check.error(
                    place,
                    "This looks like an access token. It was not kept and is not shown.",
                    "access_token_present: true or false",
                    "Remove it, and replace the token: it has left its place.");
        }
        place.items().forEach(item -> secrets(check, item));
        place.names().forEach(name -> member(check, place, name));
    }

    private static void member(Check check, Node object, String name) {
        if (Secrets.looksLikeToken(name)) {
            check.error(object, "The name of a member looks like an access token.", "", "Remove it.");
        }
        if (Secrets.namesSecret(name) && object.at(name).present()) {
            check.error(Secrets.shown(object, name), "A secret must not be sent here.", "access_token_present", "");
        } else if (Secrets.shown(object, name).pointer().equals(object.pointer())) {
            // The pointer would show the name, so what is below is reported here.
            secrets(check, Node.of(object.pointer(), object.at(name).value()));
        } else {
            secrets(check, object.at(name));
        }
    }
}
