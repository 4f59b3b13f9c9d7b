package dev.adtools.server;

import dev.adtools.server.store.RefusedStart;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * By which names the service is called on the web.
 *
 * @param hosts its own names, in small letters and without a port
 * @param own the origin of its public URL, if it has one
 * @param others the origins whose pages may call
 */
record WebNames(Set<String> hosts, Set<String> own, Set<String> others) {

    /** Reads the settings: a URL, and lists with commas between; each may be empty. */
    static WebNames of(String publicUrl, String allowedHosts, String allowedOrigins) {
        Set<String> hosts = listed(allowedHosts);
        Set<String> others = listed(allowedOrigins);
        for (String origin : others) {
            if (!origin.equals(origin(url(origin, "allowedOrigins")))) {
                throw new RefusedStart(
                        "allowedOrigins must name origins such as https://ads.example.com; " + origin + " is none.");
            }
        }
        if (publicUrl.isBlank()) {
            return new WebNames(hosts, Set.of(), others);
        }
        URI url = url(publicUrl.strip(), "publicUrl");
        hosts.add(url.getHost().toLowerCase(Locale.ROOT));
        return new WebNames(hosts, Set.of(origin(url)), others);
    }

    /** Returns all origins whose pages may call. */
    Set<String> origins() {
        return Stream.of(own, others).flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());
    }

    private static String origin(URI url) {
        String port = url.getPort() < 0 ? "" : ":" + url.getPort();
        return (url.getScheme() + "://" + url.getHost() + port).toLowerCase(Locale.ROOT);
    }

    private static URI url(String text, String setting) {
        try {
            URI url = URI.create(text);
            if (url.getHost() != null && ("https".equals(url.getScheme()) || "http".equals(url.getScheme()))) {
                return url;
            }
        } catch (IllegalArgumentException e) {
            // Told below, like a URI that is not on the web.
        }
        throw new RefusedStart(setting + " must name http or https URLs; " + text + " is none.");
    }

    private static Set<String> listed(String text) {
        return Stream.of(text.split(",", -1))
                .map(part -> part.strip().toLowerCase(Locale.ROOT))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
