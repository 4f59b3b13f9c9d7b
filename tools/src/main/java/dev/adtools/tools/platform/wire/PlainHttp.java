package dev.adtools.tools.platform.wire;

import java.net.URI;
import java.util.Locale;
import java.util.regex.Pattern;

/** Addresses that may be called: any over TLS, and this machine's own without it. */
public final class PlainHttp {

    // Literals only: a name that merely resolves to this machine today may resolve to another tomorrow.
    private static final Pattern LOOPBACK =
            Pattern.compile("localhost|127\\.[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}|\\[::1\\]");

    private PlainHttp() {}

    /** Returns whether requests with credentials may go to an address. */
    public static boolean permits(URI address) {
        String scheme = address.getScheme();
        String host = address.getHost();
        if (scheme == null || host == null || address.getRawUserInfo() != null) {
            return false;
        }
        return scheme.equalsIgnoreCase("https")
                || (scheme.equalsIgnoreCase("http")
                        && LOOPBACK.matcher(host.toLowerCase(Locale.ROOT)).matches());
    }
}
