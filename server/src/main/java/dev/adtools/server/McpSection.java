package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.server.mcp.TrustedHosts;
import dev.adtools.server.store.RefusedStart;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The section {@code mcp}.
 *
 * @param pageSize how many tools a page of the list holds
 * @param allowedHosts the names that the service goes by, separated by commas
 * @param allowedOrigins the origins whose pages may call, separated by commas
 */
record McpSection(
        @JsonProperty @Min(1) @Max(1000) int pageSize,
        @JsonProperty @NotNull String allowedHosts,
        @JsonProperty @NotNull String allowedOrigins) {

    /** What holds where nothing is said. */
    static final McpSection STANDARD = new McpSection(100, "", "");

    /** Returns whom a browser may call for, checked: also for what is under the URL at which the service is known, if any. */
    TrustedHosts trusted(String publicUrl) {
        Set<String> hosts = new HashSet<>(listed(allowedHosts));
        Set<String> origins = new HashSet<>(listed(allowedOrigins));
        for (String origin : origins) {
            if (!origin.equals(originOf(origin, "mcp.allowedOrigins"))) {
                throw new RefusedStart(
                        "mcp.allowedOrigins must name origins such as https://ads.example.com, without a path; "
                                + origin + " is none.");
            }
        }
        if (!publicUrl.isBlank()) {
            URI url = url(publicUrl, "publicUrl");
            hosts.add(url.getHost().toLowerCase(Locale.ROOT));
            origins.add(originOf(publicUrl, "publicUrl"));
        }
        return new TrustedHosts(hosts, origins);
    }

    private static String originOf(String text, String setting) {
        URI url = url(text, setting);
        String port = url.getPort() < 0 ? "" : ":" + url.getPort();
        return (url.getScheme() + "://" + url.getHost() + port).toLowerCase(Locale.ROOT);
    }

    private static URI url(String text, String setting) {
        try {
            URI url = URI.create(text);
            String scheme = url.getScheme() == null ? "" : url.getScheme().toLowerCase(Locale.ROOT);
            if (url.getHost() != null && (scheme.equals("https") || scheme.equals("http"))) {
                return url;
            }
        } catch (IllegalArgumentException e) {
            // Told below, as what is a URI and yet not on the web.
        }
        throw new RefusedStart(setting + " must name http or https URLs; " + text + " is none.");
    }

    private static List<String> listed(String text) {
        return Stream.of(text.split(",", -1))
                .map(part -> part.strip().toLowerCase(Locale.ROOT))
                .filter(part -> !part.isEmpty())
                .toList();
    }
}
