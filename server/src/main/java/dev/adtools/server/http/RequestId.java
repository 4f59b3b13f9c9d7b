package dev.adtools.server.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The id under which a request is found in the log: the caller's own where it is fit to print, else a new one. */
public final class RequestId {

    /** The header that carries it, in and out. */
    public static final String HEADER = "X-Request-Id";

    static final String ATTRIBUTE = "dev.adtools.request_id";
    static final String MDC_KEY = "request_id";

    private static final int LONGEST = 128;

    private RequestId() {}

    /** Returns the id of the request that is being answered. */
    public static String of(ContainerRequestContext request) {
        return Objects.requireNonNullElse((String) request.getProperty(ATTRIBUTE), "");
    }

    static String of(HttpServletRequest request) {
        return Objects.requireNonNullElse((String) request.getAttribute(ATTRIBUTE), "");
    }

    static boolean fits(@Nullable String id) {
        return id != null
                && !id.isEmpty()
                && id.length() <= LONGEST
                && id.chars().allMatch(c -> c > 0x20 && c < 0x7f);
    }
}
