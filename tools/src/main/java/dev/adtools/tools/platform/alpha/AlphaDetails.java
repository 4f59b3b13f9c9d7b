package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Details that a criterion names, by its type: where they stand in a row, and what they are called here. */
final class AlphaDetails {

    private static final String ID = "id";
    private static final String TYPE = "type";

    private static final List<Detail> ALL = List.of(
            new Detail("location.geo_target_constant", "geo_target_id"),
            new Detail("language.language_constant", ID),
            new Detail("device.type", TYPE),
            new Detail("keyword.text", "text"),
            new Detail("keyword.match_type", "match_type"),
            new Detail("placement.url", "url"),
            new Detail("ip_block.ip_address", "ip"),
            new Detail("user_list.user_list", ID),
            new Detail("proximity.radius", "radius"),
            new Detail("proximity.radius_units", "unit"),
            new Detail("proximity.address.city_name", "city"),
            new Detail("gender.type", TYPE),
            new Detail("age_range.type", TYPE),
            new Detail("income_range.type", TYPE),
            new Detail("parental_status.type", TYPE),
            new Detail("content_label.type", TYPE),
            new Detail("topic.topic_constant", ID),
            new Detail("user_interest.user_interest_category", ID),
            new Detail("custom_audience.custom_audience", ID),
            new Detail("combined_audience.combined_audience", ID),
            new Detail("mobile_app_category.mobile_app_category_constant", ID),
            new Detail("mobile_application.app_id", "app_id"),
            new Detail("youtube_channel.channel_id", "channel_id"),
            new Detail("youtube_video.video_id", "video_id"),
            new Detail("carrier.carrier_constant", ID),
            new Detail("operating_system_version.operating_system_version_constant", ID),
            new Detail("mobile_device.mobile_device_constant", ID),
            new Detail("webpage.criterion_name", "name"));

    private static final List<String> SCHEDULE = List.of(
            "ad_schedule.day_of_week",
            "ad_schedule.start_hour",
            "ad_schedule.start_minute",
            "ad_schedule.end_hour",
            "ad_schedule.end_minute");

    private AlphaDetails() {}

    /** Returns the fields to select, below the criterion. */
    static List<String> fields() {
        return Stream.concat(ALL.stream().map(Detail::field), SCHEDULE.stream()).toList();
    }

    static Map<String, String> of(JsonNode criterion) {
        Map<String, String> found = new LinkedHashMap<>();
        for (Detail detail : ALL) {
            JsonNode value = detail.in(criterion);
            if (value.isValueNode()) {
                found.put(detail.name(), detail.word(value.asText("")));
            }
        }
        JsonNode schedule = criterion.path("adSchedule");
        if (schedule.isObject()) {
            found.put("day", schedule.path("dayOfWeek").asText(""));
            found.put("start", time(schedule, "start"));
            found.put("end", time(schedule, "end"));
        }
        return found;
    }

    // Hours may be absent, as everything that is zero; minutes are quarters, in words.
    private static String time(JsonNode schedule, String end) {
        String minute = switch (schedule.path(end + "Minute").asText("")) {
            case "FIFTEEN" -> "15";
            case "THIRTY" -> "30";
            case "FORTY_FIVE" -> "45";
            default -> "00";
        };
        return "%02d:%s".formatted(schedule.path(end + "Hour").asInt(0), minute);
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
            return name.endsWith(ID) ? value.substring(value.lastIndexOf('/') + 1) : value;
        }
    }
}
