package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a criterion names, by its type: where that stands in a row, and what it is called here. */
final class AlphaDetails {

    private static final List<Detail> ALL = List.of(
            new Detail("location.geo_target_constant", "geo_target_id"),
            new Detail("language.language_constant", "language_id"),
            new Detail("device.type", "device"),
            new Detail("ad_schedule.day_of_week", "day"),
            new Detail("ad_schedule.start_hour", "start_hour"),
            new Detail("ad_schedule.start_minute", "start_minute"),
            new Detail("ad_schedule.end_hour", "end_hour"),
            new Detail("ad_schedule.end_minute", "end_minute"),
            new Detail("keyword.text", "text"),
            new Detail("keyword.match_type", "match_type"),
            new Detail("placement.url", "url"),
            new Detail("ip_block.ip_address", "ip_address"),
            new Detail("user_list.user_list", "user_list_id"),
            new Detail("proximity.radius", "radius"),
            new Detail("proximity.radius_units", "radius_units"),
            new Detail("proximity.address.city_name", "city"),
            new Detail("gender.type", "gender"),
            new Detail("age_range.type", "age_range"),
            new Detail("income_range.type", "income_range"),
            new Detail("parental_status.type", "parental_status"),
            new Detail("content_label.type", "content_label"),
            new Detail("topic.topic_constant", "topic_id"),
            new Detail("user_interest.user_interest_category", "user_interest_id"),
            new Detail("custom_audience.custom_audience", "custom_audience_id"),
            new Detail("combined_audience.combined_audience", "combined_audience_id"),
            new Detail("mobile_app_category.mobile_app_category_constant", "category_id"),
            new Detail("mobile_application.app_id", "app_id"),
            new Detail("youtube_channel.channel_id", "channel_id"),
            new Detail("youtube_video.video_id", "video_id"),
            new Detail("carrier.carrier_constant", "carrier_id"),
            new Detail("operating_system_version.operating_system_version_constant", "operating_system_version_id"),
            new Detail("mobile_device.mobile_device_constant", "mobile_device_id"),
            new Detail("webpage.criterion_name", "criterion_name"));

    private AlphaDetails() {}

    /** Returns the fields to select, below the criterion. */
    static List<String> fields() {
        return ALL.stream().map(Detail::field).toList();
    }

    static Map<String, String> of(JsonNode criterion) {
        Map<String, String> found = new LinkedHashMap<>();
        for (Detail detail : ALL) {
            JsonNode value = detail.in(criterion);
            if (value.isValueNode()) {
                found.put(detail.name(), detail.word(value.asText("")));
            }
        }
        return found;
    }

    /**
     * One thing that a criterion may name.
     *
     * @param field where it stands, below the criterion
     * @param name what it is called here
     */
    private record Detail(String field, String name) {

        JsonNode in(JsonNode criterion) {
            JsonNode value = criterion;
            for (String step : field.split("\\.", -1)) {
                value = value.path(camel(step));
            }
            return value;
        }

        private static String camel(String snake) {
            StringBuilder camel = new StringBuilder();
            for (String word : snake.split("_", -1)) {
                camel.append(camel.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
            }
            return camel.toString();
        }

        // A resource's name on the platform is its id here.
        String word(String value) {
            return name.endsWith("_id") ? value.substring(value.lastIndexOf('/') + 1) : value;
        }
    }
}
