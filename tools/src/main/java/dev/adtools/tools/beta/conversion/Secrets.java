package dev.adtools.tools.beta.conversion;

import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Recognises access tokens and secrets, by their form and by the name they are sent under. */
final class Secrets {

    private static final List<Pattern> TOKENS = List.of(
            // A letter before would make it part of a click id, which may hold the same letters.
            Pattern.compile("(?<![A-Za-z0-9])EAA[A-Za-z0-9]{20,}"),
            Pattern.compile("(?<![0-9])[0-9]{10,20}\\|[A-Za-z0-9_-]{20,}"),
            Pattern.compile("(?i)bearer\\s+[A-Za-z0-9._~+/=-]{16,}"),
            // Without an end to the first part a megabyte of beginnings takes minutes.
            Pattern.compile("(?<![A-Za-z0-9])eyJ[A-Za-z0-9_-]{8,1000}+\\.[A-Za-z0-9_-]{8}"),
            Pattern.compile("(?i)(access_token|client_secret|appsecret_proof)=[^&\\s]"));

    private static final Set<String> NAMES = Set.of(
            "accesstoken",
            "apisecret",
            "appsecret",
            "appsecretproof",
            "authorization",
            "bearertoken",
            "clientsecret",
            "systemusertoken",
            "token");

    private static final Pattern PLAIN_NAME = Pattern.compile("[a-z][a-z_]{0,39}");

    private Secrets() {}

    static boolean looksLikeToken(String text) {
        return TOKENS.stream().anyMatch(token -> token.matcher(text).find());
    }

    static boolean namesSecret(String name) {
        return NAMES.contains(name.replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT));
    }

    /** Returns the place of a member, or that of its object when the name itself may be personal. */
    static Node shown(Node object, String name) {
        return PLAIN_NAME.matcher(name).matches() ? object.at(name) : object;
    }
}
