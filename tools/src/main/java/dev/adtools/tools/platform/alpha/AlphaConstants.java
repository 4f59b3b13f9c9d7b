package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.PlatformResult;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Queries for what the platform's own ids of places and languages stand for. */
final class AlphaConstants {

    private static final AlphaQuery<Constant<AlphaPlace>> PLACES = AlphaQuery.from(
            "geo_target_constant",
            row -> new Constant<>(
                    row.text("geo_target_constant.id"),
                    new AlphaPlace(
                            row.text("geo_target_constant.name"), row.text("geo_target_constant.country_code"))));

    private static final AlphaQuery<Constant<String>> LANGUAGES = AlphaQuery.from(
            "language_constant",
            row -> new Constant<>(row.text("language_constant.id"), row.text("language_constant.code")));

    private AlphaConstants() {}

    static PlatformResult<Map<String, AlphaPlace>> places(RestAlphaAccount account, Collection<String> ids) {
        return byId(account, PLACES, "geo_target_constant.id", ids);
    }

    static PlatformResult<Map<String, String>> languages(RestAlphaAccount account, Collection<String> ids) {
        return byId(account, LANGUAGES, "language_constant.id", ids);
    }

    private static <T> PlatformResult<Map<String, T>> byId(
            RestAlphaAccount account, AlphaQuery<Constant<T>> all, String field, Collection<String> ids) {
        return ids.isEmpty()
                ? PlatformResult.answered(Map.of())
                : account.list(all.where(field + " IN " + AlphaText.ids(ids))).map(AlphaConstants::byId);
    }

    private static <T> Map<String, T> byId(List<Constant<T>> rows) {
        Map<String, T> found = new LinkedHashMap<>();
        rows.forEach(row -> found.put(row.id(), row.meaning()));
        return found;
    }

    private record Constant<T>(String id, T meaning) {}
}
