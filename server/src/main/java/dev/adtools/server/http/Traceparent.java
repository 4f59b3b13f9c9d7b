package dev.adtools.server.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** The place of a request in its caller's trace (W3C Trace Context); what cannot be read counts as not sent. */
public final class Traceparent {

    static final String HEADER = "traceparent";
    static final String ATTRIBUTE = "dev.adtools.traceparent";
    static final String MDC_KEY = HEADER;

    private static final Pattern KNOWN =
            Pattern.compile("(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}");
    private static final String FIRST_VERSION = "00-";

    private Traceparent() {}

    /** Notes what the header fields of a request say, for its log and its audit records. */
    static void note(Request request) {
        List<String> sent = request.getHeaders().getValuesList(HEADER);
        String read = sent.size() == 1 ? read(sent.get(0)) : null;
        if (read != null) {
            request.setAttribute(ATTRIBUTE, read);
            MDC.put(MDC_KEY, read);
        }
    }

    /** Notes what the message in a request says, unless its header has said so; null where the message says nothing. */
    public static void note(ContainerRequestContext request, @Nullable String sent) {
        String read = sent == null || of(request) != null ? null : read(sent);
        if (read != null) {
            request.setProperty(ATTRIBUTE, read);
            MDC.put(MDC_KEY, read);
        }
    }

    /** Returns the traceparent that was noted of a request; null when nothing was. */
    static @Nullable String of(ContainerRequestContext request) {
        return (String) request.getProperty(ATTRIBUTE);
    }

    // A later version may go on behind a dash; what stands there is not known, and not kept.
    private static @Nullable String read(String sent) {
        Matcher known = KNOWN.matcher(sent);
        if (!known.lookingAt()) {
            return null;
        }
        boolean ends = known.end() == sent.length();
        boolean goesOn = !ends && sent.charAt(known.end()) == '-' && !sent.startsWith(FIRST_VERSION);
        return ends || goesOn ? known.group() : null;
    }
}
