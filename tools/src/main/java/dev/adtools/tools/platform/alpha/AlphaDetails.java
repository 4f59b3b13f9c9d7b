package dev.adtools.tools.platform.alpha;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    private static final String CRITERION = "campaign_criterion.";
    private static final String SCHEDULE = CRITERION + "ad_schedule.";

    private AlphaDetails() {}

    static Map<String, String> of(AlphaRow row) {
        Map<String, String> found = new LinkedHashMap<>();
        for (Detail detail : ALL) {
            String value = row.textOrNull(CRITERION + detail.field());
            if (value != null) {
                found.put(detail.name(), detail.word(value));
            }
        }
        String day = row.text(SCHEDULE + "day_of_week");
        String start = time(row, "start");
        String end = time(row, "end");
        if (!day.isEmpty()) {
            found.put("day", day);
            found.put("start", start);
            found.put("end", end);
        }
        return found;
    }

    // Hours may be absent, as everything that is zero; minutes are quarters, in words.
    private static String time(AlphaRow row, String end) {
        String minute = switch (row.text(SCHEDULE + end + "_minute")) {
            case "FIFTEEN" -> "15";
            case "THIRTY" -> "30";
            case "FORTY_FIVE" -> "45";
            default -> "00";
        };
        return "%02d:%s".formatted(row.number(SCHEDULE + end + "_hour"), minute);
    }

    /**
     * One thing that a criterion may name.
     *
     * @param field where it stands, below the criterion
     * @param name what it is called here
     */
    private record Detail(String field, String name) {

        // A resource's name on the platform is its id here.
        String word(String value) {
            return name.endsWith(ID) ? value.substring(value.lastIndexOf('/') + 1) : value;
        }
    }
}
