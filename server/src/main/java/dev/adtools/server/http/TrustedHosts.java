package dev.adtools.server.http;

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

    private static final String LOCAL = "localhost";
    private static final Pattern ADDRESS = Pattern.compile("\\[[0-9a-f:.]+]");
    private static final int NUMBERS = 4;
    private static final int MOST_DIGITS = 3;

    private static final ToolError STRANGE_HOST = ToolError.of(
            ErrorCode.POLICY_DENIED, "The service does not go by this Host; the setting allowedHosts names its own.");
    private static final ToolError STRANGE_ORIGIN = ToolError.of(
            ErrorCode.POLICY_DENIED,
            "Pages of this Origin may not call; the setting allowedOrigins names those that may.");

    public TrustedHosts {
        hosts = Set.copyOf(hosts);
        origins = Set.copyOf(origins);
    }

    /** Returns the refusal of a request with these headers, each null where it is not sent; null when it may pass. */
    public @Nullable ToolError refusal(@Nullable String host, @Nullable String origin) {
        // Whatever sends none is no browser.
        String authority = host == null ? LOCAL : host.toLowerCase(Locale.ROOT);
        if (!isOurs(withoutPort(authority))) {
            return STRANGE_HOST;
        }
        return origin == null || isTrusted(origin.toLowerCase(Locale.ROOT), authority) ? null : STRANGE_ORIGIN;
    }

    private static String withoutPort(String authority) {
        int end = authority.length();
        while (end > 0 && isDigit(authority.charAt(end - 1))) {
            end--;
        }
        return end > 0 && authority.charAt(end - 1) == ':' ? authority.substring(0, end - 1) : authority;
    }

    private boolean isOurs(String name) {
        return name.equals(LOCAL) || hosts.contains(name) || isAddress(name);
    }

    // Nobody can point an address elsewhere, as one can a name.
    private static boolean isAddress(String name) {
        return name.startsWith("[") ? ADDRESS.matcher(name).matches() : isFourNumbers(name);
    }

    // By hand, because every call passes here and a regular expression takes seven times as long.
    private static boolean isFourNumbers(String name) {
        int numbers = 1;
        int digits = 0;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '.' && digits > 0) {
                numbers++;
                digits = 0;
            } else if (isDigit(c) && digits < MOST_DIGITS) {
                digits++;
            } else {
                return false;
            }
        }
        return numbers == NUMBERS && digits > 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** A page that the service itself might have served is its own. */
    private boolean isTrusted(String origin, String authority) {
        return origins.contains(origin)
                || origin.equals("http://" + authority)
                || origin.equals("https://" + authority);
    }
}
