package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.UD_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.UD_2;
import static dev.adtools.tools.beta.conversion.ConversionRule.UD_3;
import static dev.adtools.tools.beta.conversion.ConversionRule.UD_4;
import static dev.adtools.tools.beta.conversion.ConversionRule.UD_5;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The personal data of events. Every rule here is confidential: it tells the key, never the value. */
final class UserDataRules implements ConversionRules {

    private static final Map<String, Pattern> COOKIES = Map.of(
            "fbp", Pattern.compile("fb\\.[0-9]\\.[0-9]{10,13}\\.[0-9]+"),
            "fbc", Pattern.compile("fb\\.[0-9]\\.[0-9]{10,13}\\..+"));

    @Override
    public void check(Setup setup, Checks checks) {
        if (setup.sent().isEmpty()) {
            List.of(UD_1, UD_2, UD_3, UD_4, UD_5).forEach(checks::skip);
            return;
        }
        Check strength = checks.rule(UD_1).confidential();
        Check hashed = checks.rule(UD_2).confidential();
        Check plain = checks.rule(UD_3).confidential();
        Check hashes = checks.rule(UD_4).confidential();
        Check cookies = checks.rule(UD_5).confidential();
        for (ConversionEvent event : setup.sent()) {
            Node userData = event.userData();
            strength(strength, userData);
            unknown(strength, userData);
            misnamed(hashed, userData);
            MatchKeys.HASHED.forEach((key, form) -> hashed(hashed, userData, key, form));
            externalId(hashed, userData);
            MatchKeys.PLAIN.forEach(key -> plain(plain, userData, key));
            MatchKeys.HASHED.keySet().forEach(key -> hashes(hashes, userData, key));
            hashes(hashes, userData, MatchKeys.EXTERNAL_ID);
            COOKIES.keySet().stream().sorted().forEach(key -> cookie(cookies, userData, key));
        }
    }

    private static void strength(Check check, Node userData) {
        List<String> keys = userData.names().stream()
                .filter(key -> MatchKeys.known(key) && MatchKeys.has(userData, key))
                .toList();
        if (keys.isEmpty()) {
            check.error(userData, "The event has no user data.", "user_data with at least one key", "");
        } else if (MatchKeys.WEAK.containsAll(keys)) {
            check.warn(
                    userData,
                    "Address, user agent and cookies alone seldom find a person.",
                    "also em, ph or external_id",
                    "");
        }
    }

    private static void unknown(Check check, Node userData) {
        // The names themselves are not shown: people put addresses even there.
        long unknown = userData.names().stream()
                .filter(key -> !MatchKeys.known(key) && !MatchKeys.MISNAMED.containsKey(key))
                .count();
        if (unknown > 0) {
            check.warn(userData, unknown + " member(s) are no keys of the platform and are ignored.");
        }
    }

    private static void misnamed(Check check, Node userData) {
        MatchKeys.MISNAMED.forEach((name, key) -> {
            if (userData.at(name).present()) {
                check.error(
                        userData.at(name), "The platform knows this key by another name.", key, "Name it " + key + ".");
            }
        });
    }

    private static void hashed(Check check, Node userData, String key, String form) {
        for (Node value : MatchKeys.values(userData, key)) {
            String text = value.text().orElse("");
            if (!Hash.isHash(text) && !Hash.isNearly(text)) {
                check.error(
                        value,
                        "This is personal data and must be hashed before it is sent anywhere.",
                        "SHA-256 as 64 lower-case hexadecimal digits",
                        "Normalise (" + form + "), then hash.");
            }
        }
    }

    private static void externalId(Check check, Node userData) {
        for (Node value : MatchKeys.values(userData, MatchKeys.EXTERNAL_ID)) {
            String text = value.text().orElse("");
            if (!Hash.isHash(text) && !Hash.isNearly(text)) {
                check.warn(value, "It is better to hash the external id.", "SHA-256 in lower-case hexadecimal", "");
            }
        }
    }

    private static void plain(Check check, Node userData, String key) {
        for (Node value : MatchKeys.values(userData, key)) {
            String text = value.text().orElse("");
            if (Hash.isHash(text) || Hash.isUpperCase(text)) {
                check.error(value, "This key must not be hashed; a hash of it finds nobody.", "the plain value", "");
            }
        }
    }

    private static void hashes(Check check, Node userData, String key) {
        for (Node value : MatchKeys.values(userData, key)) {
            String text = value.text().orElse("");
            if (Hash.isOfNothing(text)) {
                check.warn(value, "This is the hash of nothing.", "no key where there is no value", "Leave it out.");
            } else if (Hash.isUpperCase(text)) {
                check.warn(value, "The hash is written in upper case.", "lower-case hexadecimal digits", "");
            } else if (Hash.isMd5Length(text)) {
                check.warn(value, "The hash has the length of MD5, which the platform does not match.", "SHA-256", "");
            }
        }
    }

    private static void cookie(Check check, Node userData, String key) {
        Pattern form = COOKIES.get(key);
        for (Node value : MatchKeys.values(userData, key)) {
            String text = value.text().orElse("");
            // A hashed cookie is UD-3's finding.
            if (form != null && !form.matcher(text).matches() && !Hash.isHash(text)) {
                check.error(value, "This is not the content of the platform's cookie.", "fb.1.<time>.<id>", "");
            }
        }
    }
}
