package dev.adtools.server.http;

import dev.adtools.server.store.StartupException;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Hosts and origins under which the service is called on the web.
 *
 * @param hosts its own names, in small letters and without a port
 * @param own the origin of its public URL, if it has one
 * @param others the origins whose pages may call
 */
public record OriginPolicy(Set<String> hosts, Set<String> own, Set<String> others) {

    private static final Pattern HOST = Pattern.compile("[a-z0-9_-]+(\\.[a-z0-9_-]+)*\\.?|\\[[0-9a-f:.]+]");
    private static final Pattern AROUND_HOST = Pattern.compile("^[a-z][a-z0-9+.-]*://|(:\\d*)?([/?#].*)?$");
    private static final Pattern ORIGIN = Pattern.compile("[a-z]+://[^/?#@]+");
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;
    private static final int LAST_PORT = 65_535;

    /** Reads the settings: a URL, and lists with commas between; each may be empty. */
    public static OriginPolicy of(String publicUrl, String allowedHosts, String allowedOrigins) {
        Set<String> hosts =
                listed(allowedHosts).stream().map(OriginPolicy::host).collect(Collectors.toCollection(TreeSet::new));
        Set<String> others =
                listed(allowedOrigins).stream().map(OriginPolicy::allowed).collect(Collectors.toUnmodifiableSet());
        if (publicUrl.isBlank()) {
            return new OriginPolicy(hosts, Set.of(), others);
        }
        URI url = url(publicUrl.strip(), "publicUrl");
        hosts.add(url.getHost().toLowerCase(Locale.ROOT));
        return new OriginPolicy(hosts, Set.of(origin(url)), others);
    }

    /** Returns all origins whose pages may call. */
    public Set<String> origins() {
        return Stream.of(own, others).flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());
    }

    // Compared with what a request calls the service, less its port.
    private static String host(String text) {
        if (HOST.matcher(text).matches()) {
            return text;
        }
        String bare = AROUND_HOST.matcher(text).replaceAll("");
        throw new StartupException(
                "allowedHosts must name hosts without scheme, port or path, such as ads.example.com; "
                        + (HOST.matcher(bare).matches() ? "write " + bare + " for " + text + "." : text + " is none."));
    }

    private static String allowed(String text) {
        URI url = url(text, "allowedOrigins");
        if (ORIGIN.matcher(text).matches() && url.getPort() <= LAST_PORT) {
            return origin(url);
        }
        throw new StartupException(
                "allowedOrigins must name origins such as https://ads.example.com; " + text + " is none.");
    }

    /** Returns an origin as browsers write it (RFC 6454, section 6.1): without the port that its scheme has anyway. */
    private static String origin(URI url) {
        String scheme = url.getScheme().toLowerCase(Locale.ROOT);
        int usual = scheme.equals("https") ? HTTPS_PORT : HTTP_PORT;
        String port = url.getPort() < 0 || url.getPort() == usual ? "" : ":" + url.getPort();
        return scheme + "://" + url.getHost().toLowerCase(Locale.ROOT) + port;
    }

    private static URI url(String text, String setting) {
        try {
            URI url = URI.create(text);
            if (url.getHost() != null
                    && ("https".equalsIgnoreCase(url.getScheme()) || "http".equalsIgnoreCase(url.getScheme()))) {
                return url;
            }
        } catch (IllegalArgumentException e) {
            // Told below, like a URI that is not on the web.
        }
        throw new StartupException(setting + " must name http or https URLs; " + text + " is none.");
    }

    private static Set<String> listed(String text) {
        return Stream.of(text.split(",", -1))
                .map(part -> part.strip().toLowerCase(Locale.ROOT))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
