package dev.adtools.tools.platform.sandbox;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The fields that can be selected from each resource of the sandbox's alpha. */
final class AlphaFields {

    static final String DAY = "segments.date";
    static final String DEVICE = "segments.device";
    static final String HOUR = "segments.hour";

    private static final Set<String> CUSTOMER =
            fields("customer", "resource_name id descriptive_name currency_code time_zone status manager");

    private static final Set<String> CAMPAIGN = joined(List.of(
            CUSTOMER,
            fields(
                    "campaign",
                    "resource_name id name status serving_status primary_status primary_status_reasons campaign_budget"
                            + " start_date_time end_date_time missing_eu_political_advertising_declaration"
                            + " advertising_channel_type advertising_channel_sub_type bidding_strategy_type"
                            + " contains_eu_political_advertising target_cpa.target_cpa_micros"
                            + " app_campaign_setting.app_id app_campaign_setting.app_store"
                            + " app_campaign_setting.bidding_strategy_goal_type"),
            fields("campaign_budget", "id name amount_micros total_amount_micros delivery_method explicitly_shared")));

    private static final Set<String> AD_GROUP =
            joined(List.of(CAMPAIGN, fields("ad_group", "resource_name id name status type campaign cpc_bid_micros")));

    private static final Set<String> AD =
            joined(List.of(AD_GROUP, fields("ad_group_ad", "resource_name ad_group status ad.id")));

    private static final Set<String> KEYWORD = joined(List.of(
            AD_GROUP,
            fields(
                    "ad_group_criterion",
                    "resource_name criterion_id ad_group type status negative keyword.text keyword.match_type"
                            + " cpc_bid_micros approval_status system_serving_status quality_info.quality_score"
                            + " position_estimates.first_page_cpc_micros")));

    private static final Set<String> CRITERION = joined(List.of(
            CAMPAIGN,
            fields(
                    "campaign_criterion",
                    "resource_name criterion_id campaign type status negative bid_modifier display_name"
                            + " location.geo_target_constant language.language_constant device.type"
                            + " ad_schedule.day_of_week ad_schedule.start_hour ad_schedule.start_minute"
                            + " ad_schedule.end_hour ad_schedule.end_minute keyword.text keyword.match_type"
                            + " placement.url ip_block.ip_address user_list.user_list proximity.radius"
                            + " proximity.radius_units proximity.address.city_name gender.type age_range.type"
                            + " income_range.type parental_status.type content_label.type topic.topic_constant"
                            + " user_interest.user_interest_category custom_audience.custom_audience"
                            + " combined_audience.combined_audience"
                            + " mobile_app_category.mobile_app_category_constant mobile_application.app_id"
                            + " youtube_channel.channel_id youtube_video.video_id carrier.carrier_constant"
                            + " operating_system_version.operating_system_version_constant"
                            + " mobile_device.mobile_device_constant webpage.criterion_name")));

    private static final Set<String> METRICS =
            fields("metrics", "impressions clicks cost_micros conversions conversions_value");

    private static final Set<String> SEGMENTS = fields("segments", "date device hour");

    private static final Map<String, Set<String>> OF_RESOURCE = Map.ofEntries(
            Map.entry("customer", joined(List.of(CUSTOMER, METRICS, SEGMENTS))),
            Map.entry(
                    "customer_client",
                    fields(
                            "customer_client",
                            "resource_name client_customer id descriptive_name currency_code time_zone status manager"
                                    + " level hidden")),
            Map.entry("currency_constant", fields("currency_constant", "resource_name code billable_unit_micros")),
            Map.entry(
                    "geo_target_constant",
                    fields(
                            "geo_target_constant",
                            "resource_name id name country_code target_type status canonical_name")),
            Map.entry("billing_setup", fields("billing_setup", "resource_name id status")),
            Map.entry("language_constant", fields("language_constant", "resource_name id code name targetable")),
            Map.entry("campaign", joined(List.of(CAMPAIGN, METRICS, SEGMENTS))),
            Map.entry("campaign_criterion", CRITERION),
            Map.entry("ad_group", joined(List.of(AD_GROUP, METRICS, SEGMENTS))),
            Map.entry("ad_group_ad", AD),
            Map.entry("ad_group_criterion", KEYWORD),
            Map.entry("keyword_view", joined(List.of(KEYWORD, METRICS, SEGMENTS))),
            Map.entry(
                    "search_term_view",
                    joined(List.of(
                            AD_GROUP,
                            METRICS,
                            fields("search_term_view", "resource_name search_term status"),
                            fields(
                                    "segments",
                                    "date keyword.info.text keyword.info.match_type search_term_match_type")))));

    private AlphaFields() {}

    private static Set<String> fields(String resource, String names) {
        return Stream.of(names.split(" ", -1))
                .map(name -> resource + "." + name)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Set<String> joined(List<Set<String>> sets) {
        return sets.stream().flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());
    }

    static Set<String> resources() {
        return OF_RESOURCE.keySet();
    }

    static Set<String> of(String resource) {
        return OF_RESOURCE.getOrDefault(resource, Set.of());
    }

    static boolean isMetric(String field) {
        return field.startsWith("metrics.");
    }

    static boolean isSegment(String field) {
        return field.startsWith("segments.");
    }

    /** Returns whether a field's values come with the numbers, and not with what they are about. */
    static boolean isCounted(String field) {
        return isMetric(field) || field.equals(DAY) || field.equals(DEVICE) || field.equals(HOUR);
    }
}
