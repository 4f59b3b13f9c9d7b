package dev.adtools.server.http;

import dev.adtools.server.call.CallIds;
import org.jspecify.annotations.Nullable;

/**
 * Gives a request the id under which it is found in the log: the caller's own where it is fit to print, else a new one.
 *
 * @param fresh makes the new ones
 */
public record RequestIds(CallIds fresh) {

    /** The header that carries it, in and out. */
    public static final String HEADER = "X-Request-Id";

    /** The name under which the log has it. */
    public static final String MDC_KEY = "request_id";

    private static final int LONGEST = 128;

    /** Returns the id of a request that sent one, or none. */
    public String of(@Nullable String sent) {
        return sent != null && fits(sent) ? sent : fresh.next();
    }

    private static boolean fits(String id) {
        if (id.isEmpty() || id.length() > LONGEST) {
            return false;
        }
        for (int i = 0; i < id.length(); i++) {
            if (id.charAt(i) <= 0x20 || id.charAt(i) >= 0x7f) {
                return false;
            }
        }
        return true;
    }
}
