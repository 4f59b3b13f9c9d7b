package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.EVT_4;
import static dev.adtools.tools.beta.conversion.ConversionRule.EVT_5;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks what events must add when they happened on a web site or in an app. */
final class SourceRules implements ConversionRules {

    private static final Pattern HOST = Pattern.compile("([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z][a-z0-9-]*[a-z0-9]");
    private static final Set<String> WEB_SCHEMES = Set.of("http", "https");
    private static final int LONGEST_HOST = 253;
    private static final int DEVICE_SLOTS = 16;
    private static final int OS_VERSION = 4;

    @Override
    public void check(Setup setup, Checks checks) {
        website(setup, checks);
        app(setup, checks);
    }

    private static List<ConversionEvent> from(Setup setup, String source) {
        return setup.sent().stream()
                .filter(event -> event.sourceAt().is(source))
                .toList();
    }

    private static void website(Setup setup, Checks checks) {
        List<ConversionEvent> events = from(setup, EventVocabulary.WEBSITE);
        if (events.isEmpty() && setup.domain().absent()) {
            checks.skip(EVT_4);
            return;
        }
        Check check = checks.rule(EVT_4).confidential();
        Optional<String> domain = setup.domain().text().map(text -> text.toLowerCase(Locale.ROOT));
        if (domain.isPresent() && !isHost(domain.get())) {
            check.error(
                    setup.domain(), "The domain is a bare host name.", "shop.example", "Leave scheme and path out.");
        }
        for (ConversionEvent event : events) {
            if (!MatchKeys.has(event.userData(), "client_user_agent")) {
                check.error(
                        event.userData().at("client_user_agent"),
                        "An event of a web site needs the browser's user agent.",
                        "user_data.client_user_agent",
                        "");
            }
            url(check, event.node().at("event_source_url"), domain);
        }
    }

    private static boolean isHost(String text) {
        return text.length() <= LONGEST_HOST && HOST.matcher(text).matches();
    }

    private static void url(Check check, Node at, Optional<String> domain) {
        Optional<URI> url = at.text().flatMap(SourceRules::webUrl);
        if (url.isEmpty()) {
            check.error(at, "An event of a web site needs the URL where it happened.", "an http or https URL", "");
        } else if (domain.isPresent() && !within(url.get().getHost().toLowerCase(Locale.ROOT), domain.get())) {
            check.warn(at, "The event happened outside the given domain.", "a URL of the domain", "");
        }
    }

    /** Reads the URL leniently from its path on: browsers send paths and queries that are no strict URIs. */
    private static Optional<URI> webUrl(String text) {
        try {
            URI uri = new URI(text.replaceFirst("^([a-zA-Z]+://[^/?#]*).*", "$1"));
            boolean web = uri.getScheme() != null
                    && WEB_SCHEMES.contains(uri.getScheme().toLowerCase(Locale.ROOT));
            return web && uri.getHost() != null ? Optional.of(uri) : Optional.empty();
        } catch (URISyntaxException notAUrl) {
            return Optional.empty();
        }
    }

    private static boolean within(String host, String domain) {
        return host.equals(domain) || host.endsWith("." + domain);
    }

    private static void app(Setup setup, Checks checks) {
        List<ConversionEvent> events = from(setup, EventVocabulary.APP);
        if (events.isEmpty()) {
            checks.skip(EVT_5);
            return;
        }
        Check check = checks.rule(EVT_5).confidential();
        for (ConversionEvent event : events) {
            Node app = event.node().at("app_data");
            Node tracking = app.at("advertiser_tracking_enabled");
            if (tracking.integer().filter(flag -> flag == 0 || flag == 1).isEmpty()) {
                check.error(tracking, "An event of an app says whether tracking is allowed.", "0 or 1", "");
            }
            device(check, app.at("extinfo"));
        }
    }

    private static void device(Check check, Node extinfo) {
        List<Node> slots = extinfo.items();
        if (slots.size() != DEVICE_SLOTS) {
            check.error(extinfo, "The device is a list of 16 places.", "16 texts, empty where unknown", "");
            return;
        }
        if (!slots.get(0).is("i2") && !slots.get(0).is("a2")) {
            check.error(slots.get(0), "The first place is the kind of device.", "i2 or a2", "");
        }
        if (slots.get(OS_VERSION).text().filter(text -> !text.isBlank()).isEmpty()) {
            check.error(slots.get(OS_VERSION), "The fifth place is the version of the system.", "for example 17.1", "");
        }
    }
}
