package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Position in a list: the parameters that ask for the page after it.
 *
 * @param parameters the parameters; empty at the start
 */
record BetaCursor(Map<String, String> parameters) {

    /** Position before the first page. */
    static final BetaCursor START = new BetaCursor(Map.of());

    private static final Pattern IN_LINK = Pattern.compile("[?&](after|offset)=([^&#]+)");

    /**
     * Returns the position after a page; empty if its {@code paging} names none. Only the cursor of the link is used: the
     * platform chose the rest of it, and it carries the token.
     */
    static Optional<BetaCursor> after(JsonNode paging) {
        String cursor = paging.path("cursors").path("after").asText("");
        return cursor.isEmpty()
                ? IN_LINK.matcher(paging.path("next").asText(""))
                        .results()
                        .findFirst()
                        .map(BetaCursor::of)
                : Optional.of(new BetaCursor(Map.of("after", cursor)));
    }

    private static BetaCursor of(MatchResult parameter) {
        return new BetaCursor(
                Map.of(parameter.group(1), URLDecoder.decode(parameter.group(2), StandardCharsets.UTF_8)));
    }
}
