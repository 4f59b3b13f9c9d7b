package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Query for numbers of an alpha account.
 *
 * @param level what a row is about
 * @param days which days
 * @param campaignIds only these campaigns; empty for all
 * @param daily whether a row is about one day, and not all of them
 * @param breakdown by what else rows are split; null for nothing
 */
public record AlphaReport(
        Level level,
        DayRange days,
        List<String> campaignIds,
        boolean daily,
        @Nullable Breakdown breakdown) {

    public AlphaReport {
        campaignIds = List.copyOf(campaignIds);
    }

    /** Kind of object that a row can be about. */
    public enum Level {
        /** The whole account. */
        @JsonName("account")
        ACCOUNT,
        /** A campaign. */
        @JsonName("campaign")
        CAMPAIGN,
        /** An ad group. */
        @JsonName("ad_group")
        AD_GROUP,
        /** A keyword that is not negative. */
        @JsonName("keyword")
        KEYWORD
    }

    /** Further property by which rows can be split. */
    public enum Breakdown {
        /** The kind of device. */
        @JsonName("device")
        DEVICE,
        /** The hour of the day. */
        @JsonName("hour")
        HOUR
    }

    /**
     * One row of the answer, in the platform's own words. Rows without any impression may be missing.
     *
     * @param day the day (YYYY-MM-DD), null when the row is about all of them
     * @param campaign the campaign, null on the level of the account
     * @param adGroup the ad group, null above its level
     * @param keyword the keyword, null above its level
     * @param segment the value of the breakdown, null without one
     * @param metrics the numbers
     */
    public record Row(
            @Nullable String day,
            @Nullable Named campaign,
            @Nullable Named adGroup,
            @Nullable Named keyword,
            @Nullable String segment,
            AlphaMetrics metrics)
            implements ReportRow {

        @Override
        public List<@Nullable Entity> entities() {
            return Arrays.asList(campaign, adGroup, keyword);
        }

        /** Returns the row of the same when nothing happened. */
        public Row idle() {
            return new Row(day, campaign, adGroup, keyword, segment, AlphaMetrics.NONE);
        }
    }

    /**
     * Object that a row is about.
     *
     * @param id its id
     * @param name its name, or the words of a keyword; untrusted text
     * @param status what its owners set
     */
    public record Named(String id, String name, String status) implements ReportRow.Entity {}
}
