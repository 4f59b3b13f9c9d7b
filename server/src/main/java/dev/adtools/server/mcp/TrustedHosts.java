package dev.adtools.server.mcp;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Refuses what a browser sends for a page that has no business here (MCP 2026-07-28, "Streamable HTTP"): from another
 * origin, or to a name that someone has pointed at this machine.
 *
 * @param hosts the names that the service goes by, in small letters and without a port
 * @param origins the origins whose pages may call, as browsers write them
 */
public record TrustedHosts(Set<String> hosts, Set<String> origins) {

    // Nobody can point an address elsewhere, as one can a name.
    private static final Pattern ADDRESS = Pattern.compile("\\[[0-9a-f:.]+]|[0-9]{1,3}(\\.[0-9]{1,3}){3}");
    private static final String LOCAL = "localhost";
    private static final Pattern PORT = Pattern.compile(":[0-9]*$");

    private static final ToolError STRANGE_HOST = ToolError.of(
            ErrorCode.POLICY_DENIED,
            "The service does not go by this Host; the setting mcp.allowedHosts names its own.");
    private static final ToolError STRANGE_ORIGIN = ToolError.of(
            ErrorCode.POLICY_DENIED,
            "Pages of this Origin may not call; the setting allowedOrigins names those that may.");

    public TrustedHosts {
        hosts = Set.copyOf(hosts);
        origins = Set.copyOf(origins);
    }

    /** Returns why a request with these headers, null where there is none, is refused; null when it is not. */
    @Nullable
    ToolError refusal(@Nullable String host, @Nullable String origin) {
        // Whatever sends none is no browser.
        String authority = host == null ? LOCAL : host.toLowerCase(Locale.ROOT);
        if (!isOurs(PORT.matcher(authority).replaceFirst(""))) {
            return STRANGE_HOST;
        }
        return origin == null || isTrusted(origin.toLowerCase(Locale.ROOT), authority) ? null : STRANGE_ORIGIN;
    }

    private boolean isOurs(String name) {
        return name.equals(LOCAL) || ADDRESS.matcher(name).matches() || hosts.contains(name);
    }

    /** A page that the service itself might have served is its own. */
    private boolean isTrusted(String origin, String authority) {
        return origins.contains(origin)
                || origin.equals("http://" + authority)
                || origin.equals("https://" + authority);
    }
}
