package dev.adtools.server.rest;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.http.QuotedCSV;
import org.jspecify.annotations.Nullable;

/** Preferences of a request, in its {@code Prefer} header fields (RFC 7240). */
final class Preferences {

    /** Names the preferences that an answer honors. */
    static final String APPLIED_HEADER = "Preference-Applied";

    private Preferences() {}

    /**
     * Returns the value of a preference, without quotes; empty when it is not there, or the fields cannot be read, which the
     * RFC says to ignore.
     */
    static Optional<String> value(@Nullable List<String> fields, String name) {
        return fields == null
                ? Optional.empty()
                : preferences(fields).stream()
                        .map(preference -> preference.split(";", 2)[0].split("=", 2))
                        .filter(preference ->
                                preference[0].toLowerCase(Locale.ROOT).equals(name))
                        // Of a preference that is sent twice the first counts.
                        .findFirst()
                        .map(preference -> preference.length > 1 ? preference[1].replace("\"", "") : "");
    }

    private static List<String> preferences(List<String> fields) {
        try {
            return new QuotedCSV(true, fields.toArray(new String[0])).getValues();
        } catch (IllegalArgumentException notAList) {
            return List.of();
        }
    }
}
