package dev.adtools.tools.beta.conversion;

import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The members of user_data by which the platform finds a person. */
final class MatchKeys {

    /** Keys whose values must be hashed, and how a value is normalised before. */
    static final Map<String, String> HASHED = new TreeMap<>(Map.ofEntries(
            Map.entry("em", "trim, lower case"),
            Map.entry("ph", "digits only, with country code, no plus sign"),
            Map.entry("fn", "lower case"),
            Map.entry("ln", "lower case"),
            Map.entry("ge", "f or m"),
            Map.entry("db", "YYYYMMDD"),
            Map.entry("ct", "lower case, no punctuation, no spaces"),
            Map.entry("st", "lower case, no punctuation"),
            Map.entry("zp", "lower case, no spaces, in the US the first 5 digits"),
            Map.entry("country", "two letters of ISO 3166-1, lower case")));

    /** Keys whose values must not be hashed. */
    static final Set<String> PLAIN = new TreeSet<>(List.of(
            "anon_id",
            "client_ip_address",
            "client_user_agent",
            "ctwa_clid",
            "fb_login_id",
            "fbc",
            "fbp",
            "ig_account_id",
            "ig_sid",
            "lead_id",
            "madid",
            "page_id",
            "page_scoped_user_id",
            "subscription_id"));

    static final String EXTERNAL_ID = "external_id";

    /** Keys that alone seldom find a person. */
    static final Set<String> WEAK = Set.of("client_ip_address", "client_user_agent", "fbc", "fbp");

    /** Names that are often written for a key. */
    static final Map<String, String> MISNAMED = new TreeMap<>(Map.ofEntries(
            Map.entry("email", "em"),
            Map.entry("phone", "ph"),
            Map.entry("phone_number", "ph"),
            Map.entry("first_name", "fn"),
            Map.entry("last_name", "ln"),
            Map.entry("gender", "ge"),
            Map.entry("date_of_birth", "db"),
            Map.entry("city", "ct"),
            Map.entry("state", "st"),
            Map.entry("zip", "zp"),
            Map.entry("zip_code", "zp"),
            Map.entry("postal_code", "zp"),
            Map.entry("ip", "client_ip_address"),
            Map.entry("ip_address", "client_ip_address"),
            Map.entry("user_agent", "client_user_agent")));

    private MatchKeys() {}

    static boolean known(String key) {
        return HASHED.containsKey(key) || PLAIN.contains(key) || key.equals(EXTERNAL_ID);
    }

    /** Returns the values of a key: a value alone, or the items of a list. */
    static List<Node> values(Node userData, String key) {
        Node at = userData.at(key);
        if (at.absent()) {
            return List.of();
        }
        return at.isArray() ? at.items() : List.of(at);
    }

    /** Tells whether a key has a value that is not blank. */
    static boolean has(Node userData, String key) {
        return values(userData, key).stream()
                .anyMatch(value -> value.number().isPresent()
                        || value.text().filter(text -> !text.isBlank()).isPresent());
    }
}
