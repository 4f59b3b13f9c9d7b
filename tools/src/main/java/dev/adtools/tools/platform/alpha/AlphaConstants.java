package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.PlatformResult;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads what the platform's own ids of places and languages stand for. */
final class AlphaConstants {

    private static final String PLACES = "SELECT geo_target_constant.id, geo_target_constant.name,"
            + " geo_target_constant.country_code FROM geo_target_constant WHERE geo_target_constant.id IN ";

    private static final String LANGUAGES = "SELECT language_constant.id, language_constant.code FROM"
            + " language_constant WHERE language_constant.id IN ";

    private AlphaConstants() {}

    static PlatformResult<Map<String, AlphaPlace>> places(RestAlphaAccount account, Collection<String> ids) {
        return ids.isEmpty()
                ? PlatformResult.answered(Map.of())
                : account.rows(PLACES + AlphaText.ids(ids))
                        .map(rows -> byId(rows, "geoTargetConstant", AlphaConstants::place));
    }

    private static AlphaPlace place(JsonNode place) {
        return new AlphaPlace(
                place.path("name").asText(""), place.path("countryCode").asText(""));
    }

    static PlatformResult<Map<String, String>> languages(RestAlphaAccount account, Collection<String> ids) {
        return ids.isEmpty()
                ? PlatformResult.answered(Map.of())
                : account.rows(LANGUAGES + AlphaText.ids(ids))
                        .map(rows -> byId(
                                rows,
                                "languageConstant",
                                language -> language.path("code").asText("")));
    }

    private static <T> Map<String, T> byId(List<JsonNode> rows, String resource, Function<JsonNode, T> reader) {
        Map<String, T> found = new LinkedHashMap<>();
        for (JsonNode row : rows) {
            JsonNode constant = row.path(resource);
            found.put(constant.path("id").asText(""), reader.apply(constant));
        }
        return found;
    }
}
