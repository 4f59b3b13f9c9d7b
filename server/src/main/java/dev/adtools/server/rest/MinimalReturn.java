package dev.adtools.server.rest;

import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.List;
import java.util.Locale;
import org.eclipse.jetty.http.QuotedCSV;

/** Preference of a request for an answer that leaves out what it can do without (RFC 7240, section 4.2). */
final class MinimalReturn {

    /** Names the preferences that an answer honours. */
    static final String APPLIED_HEADER = "Preference-Applied";

    /** The preference as an answer names it. */
    static final String VALUE = "return=minimal";

    private MinimalReturn() {}

    /** Returns whether a request has it; what is not understood is ignored, as the RFC wants it. */
    static boolean isPreferred(ContainerRequestContext request) {
        List<String> lines = request.getHeaders().get("Prefer");
        return lines != null
                && preferences(lines).stream()
                        .map(preference -> preference.split(";", 2)[0])
                        .filter(preference -> preference
                                .split("=", 2)[0]
                                .toLowerCase(Locale.ROOT)
                                .equals("return"))
                        // Of a preference that is said twice the first counts.
                        .findFirst()
                        .filter(preference -> preference
                                .substring("return".length())
                                .replace("\"", "")
                                .equals("=minimal"))
                        .isPresent();
    }

    private static List<String> preferences(List<String> lines) {
        try {
            return new QuotedCSV(true, lines.toArray(new String[0])).getValues();
        } catch (IllegalArgumentException notAList) {
            return List.of();
        }
    }
}
