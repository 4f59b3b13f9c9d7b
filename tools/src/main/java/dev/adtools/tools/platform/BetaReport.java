package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Query for numbers of a beta account.
 *
 * @param level what a row is about
 * @param days which days
 * @param campaignIds only these campaigns; empty for all
 * @param daily whether a row is about one day, and not all of them
 * @param breakdown by what else rows are split; null for nothing
 * @param conversion what counts as a conversion
 * @param withAccount whether the numbers of the whole account on the same days are read too
 */
public record BetaReport(
        Level level,
        DayRange days,
        List<String> campaignIds,
        boolean daily,
        @Nullable Breakdown breakdown,
        BetaConversion conversion,
        boolean withAccount) {

    public BetaReport {
        campaignIds = List.copyOf(campaignIds);
    }

    /** Wants numbers without those of the whole account. */
    public BetaReport(
            Level level,
            DayRange days,
            List<String> campaignIds,
            boolean daily,
            @Nullable Breakdown breakdown,
            BetaConversion conversion) {
        this(level, days, campaignIds, daily, breakdown, conversion, false);
    }

    /** Wants numbers in which every kind of conversion counts. */
    public BetaReport(
            Level level, DayRange days, List<String> campaignIds, boolean daily, @Nullable Breakdown breakdown) {
        this(level, days, campaignIds, daily, breakdown, BetaConversion.ALL);
    }

    /** Returns the query for the whole account on the same days. */
    public BetaReport ofAccount() {
        return new BetaReport(Level.ACCOUNT, days, List.of(), daily, null, conversion);
    }

    /** Returns the same query for other days. */
    public BetaReport on(DayRange others) {
        return new BetaReport(level, others, campaignIds, daily, breakdown, conversion, withAccount);
    }

    /** Kind of object that a row can be about. */
    public enum Level {
        /** The whole account. */
        @JsonName("account")
        ACCOUNT,
        /** A campaign. */
        @JsonName("campaign")
        CAMPAIGN,
        /** An ad set. */
        @JsonName("ad_set")
        AD_SET,
        /** An ad. */
        @JsonName("ad")
        AD
    }

    /** Further property by which rows can be split. */
    public enum Breakdown {
        /** The people's age. */
        @JsonName("age")
        AGE,
        /** The people's gender. */
        @JsonName("gender")
        GENDER,
        /** The people's country. */
        @JsonName("country")
        COUNTRY,
        /** The kind of device. */
        @JsonName("device")
        DEVICE,
        /** The app or site that showed it. */
        @JsonName("publisher_platform")
        PUBLISHER_PLATFORM
    }

    /**
     * One row of the answer, in the platform's own words. Rows without any impression are missing.
     *
     * @param day the day (YYYY-MM-DD), null when the row is about all of them
     * @param campaign the campaign, null on the level of the account
     * @param adSet the ad set, null above its level
     * @param ad the ad, null above its level
     * @param segment the value of the breakdown, null without one
     * @param counted the platform's names of the actions that count as conversions, the same in all rows of a report
     * @param metrics the numbers
     */
    public record Row(
            @Nullable String day,
            @Nullable Named campaign,
            @Nullable Named adSet,
            @Nullable Named ad,
            @Nullable String segment,
            List<String> counted,
            BetaMetrics metrics)
            implements ReportRow {

        public Row {
            counted = List.copyOf(counted);
        }

        @Override
        public List<@Nullable Entity> entities() {
            return Arrays.asList(campaign, adSet, ad);
        }

        /** Returns the row of the same when nothing happened. */
        public Row idle() {
            return new Row(day, campaign, adSet, ad, segment, counted, BetaMetrics.NONE);
        }
    }

    /**
     * Object that a row is about.
     *
     * @param id its id
     * @param name its name; untrusted text
     */
    public record Named(String id, String name) implements ReportRow.Entity {}
}
