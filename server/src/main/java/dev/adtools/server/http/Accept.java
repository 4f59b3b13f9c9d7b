package dev.adtools.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Preference of an {@code Accept} header for {@code application/json} (RFC 9110, section 12.5.1). */
enum Accept {
    /** Accepted. */
    JSON,
    /** Other types are, and it is not. */
    OTHERS,
    /** The header cannot be read. */
    UNREADABLE;

    private static final String MEDIA_TYPE = "application/json";
    // What clients of MCP send with every message.
    private static final String OF_MCP = MEDIA_TYPE + ", text/event-stream";
    private static final Pattern WEIGHT = Pattern.compile("0(\\.[0-9]{0,3})?|1(\\.0{0,3})?");
    private static final Pattern NOTHING = Pattern.compile("0(\\.0{0,3})?");

    /** Reads a header; null is one that was not sent. */
    static Accept of(@Nullable String header) {
        return header == null || header.isBlank() || isUsual(header) ? JSON : closest(header);
    }

    private static boolean isUsual(String header) {
        return header.equals(MEDIA_TYPE) || header.equals(OF_MCP) || header.equals("*/*");
    }

    /** The closest range decides: {@code application/json;q=0, *}{@code /*} does not accept it. */
    private static Accept closest(String header) {
        int closest = -1;
        Accept decision = UNREADABLE;
        for (String range : split(header, ',')) {
            List<String> parts = split(range, ';');
            if (!parts.get(0).isEmpty()) {
                String weight = weight(parts);
                if (!WEIGHT.matcher(weight).matches()) {
                    return UNREADABLE;
                }
                int closeness = closeness(parts.get(0).toLowerCase(Locale.ROOT));
                // Of two that are equally close, the one that accepts.
                if (closeness > closest || (closeness == closest && decision != JSON)) {
                    decision = closeness < 0 || NOTHING.matcher(weight).matches() ? OTHERS : JSON;
                    closest = closeness;
                }
            }
        }
        return decision;
    }

    /** Returns how closely a range names JSON; negative when it does not. A type alone stands for all its subtypes. */
    private static int closeness(String range) {
        int slash = range.indexOf('/');
        String type = slash < 0 ? range : range.substring(0, slash);
        String subtype = slash < 0 ? "*" : range.substring(slash + 1);
        boolean fits =
                (type.equals("*") || type.equals("application")) && (subtype.equals("*") || subtype.equals("json"));
        return fits ? type.length() + subtype.length() : -1;
    }

    private static String weight(List<String> parts) {
        for (String part : parts.subList(1, parts.size())) {
            if (part.regionMatches(true, 0, "q=", 0, 2)) {
                return part.substring(2).replace("\"", "");
            }
        }
        return "1";
    }

    /** Splits a text where a character stands outside of quotes. */
    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        boolean quoted = false;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            quoted ^= c == '"';
            if (c == separator && !quoted) {
                parts.add(text.substring(start, i).strip());
                start = i + 1;
            }
        }
        parts.add(text.substring(start).strip());
        return parts;
    }
}
