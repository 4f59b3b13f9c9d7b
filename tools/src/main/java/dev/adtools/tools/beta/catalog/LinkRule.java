package dev.adtools.tools.beta.catalog;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;

/** Checks where the template leads: to the advertiser's own site, over https. The link is never fetched. */
final class LinkRule {

    /** The platform's own site, to which a template must not link. */
    private static final List<String> PLATFORM_HOSTS = List.of("facebook.com", "fb.com", "fb.me");

    private LinkRule() {}

    static void check(Check check, Node link) {
        if (link.text().isEmpty()) {
            check.error(link, "The template needs a link.", "an https URL", "");
            return;
        }
        URI uri = parsed(link.text().orElse(""));
        if (!"https".equalsIgnoreCase(uri.getScheme()) || uri.getHost() == null) {
            check.error(link, "The link must be a whole https URL.", "https://…", "");
        } else if (isPlatform(uri.getHost().toLowerCase(Locale.ROOT))) {
            check.error(link, "The link must leave the platform's own site.", "the advertiser's site", "");
        }
    }

    private static URI parsed(String link) {
        try {
            // Tags are no URI characters; any value stands for theirs.
            return new URI(link.replaceAll("\\{\\{[^{}]*}}", "0"));
        } catch (URISyntaxException notAUri) {
            return URI.create("");
        }
    }

    private static boolean isPlatform(String host) {
        return PLATFORM_HOSTS.stream().anyMatch(own -> host.equals(own) || host.endsWith("." + own));
    }
}
