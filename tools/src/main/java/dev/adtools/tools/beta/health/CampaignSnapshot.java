package dev.adtools.tools.beta.health;

import dev.adtools.api.Arg;
import dev.adtools.api.JsonName;
import dev.adtools.api.MinorUnits;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A campaign as the caller knows it; what is absent is not known. Amounts are minor units. */
public record CampaignSnapshot(
        @Arg(description = "The currency of all amounts (ISO 4217).", pattern = "^[A-Z]{3}$") @Nullable
        String currency,

        @Arg(description = "What the campaign is for.", pattern = CampaignSnapshot.WORD, examples = "OUTCOME_SALES")
        @Nullable
        String objective,

        @Arg(description = "What the campaign is in effect.", pattern = CampaignSnapshot.WORD, examples = "ACTIVE")
        @Nullable
        String effectiveStatus,

        @Arg(description = "For how many hours it has been as it is, without a change.", min = 0, max = 1_000_000)
        @Nullable
        Long activeHours,

        @Arg(description = "For how many days it has existed.", min = 0, max = 100_000) @Nullable
        Long ageDays,

        @Arg(
                description = "When it ends, or ended: a date and time with offset (RFC 3339).",
                minLength = 1,
                maxLength = 40,
                examples = "2026-12-31T23:59:59+01:00")
        @Nullable
        String stopTime,

        @Arg(description = "What it cost.", min = 0) @Nullable
        MinorUnits costMinor,

        @Arg(description = "How often it was shown.", min = 0) @Nullable
        Long impressions,

        @Arg(description = "To how many people it was shown.", min = 0) @Nullable
        Long reach,

        @Arg(description = "How often each of them saw it; without it impressions per reach.", min = 0, max = 10_000)
        @Nullable
        BigDecimal frequency,

        @Arg(description = "How often it was clicked.", min = 0) @Nullable
        Long clicks,

        @Arg(description = "How often a link in it was clicked.", min = 0) @Nullable
        Long linkClicks,

        @Arg(description = "How often the page behind it was seen.", min = 0) @Nullable
        Long landingPageViews,

        @Arg(description = "Its conversions, each counted once.", min = 0, max = 1e12) @Nullable
        BigDecimal conversions,

        @Arg(description = "What its conversions were worth.", min = 0) @Nullable
        MinorUnits conversionValueMinor,

        @Arg(
                description = "What a conversion costs on average in the account's other campaigns with its objective;"
                        + " what was spent is compared with it when there is no target.",
                min = 1)
        @Nullable
        MinorUnits accountCostPerConversionMinor,

        @Arg(
                description = "What a click on a link costs on average in the account's other campaigns with its"
                        + " objective; that of a campaign for traffic is compared with it.",
                min = 1)
        @Nullable
        MinorUnits accountCostPerLinkClickMinor,

        @Arg(
                description =
                        "What 1,000 impressions cost on average in the account's other campaigns with its objective;"
                                + " those of a campaign for awareness are compared with it.",
                min = 1)
        @Nullable
        MinorUnits accountCpmMinor,

        @Arg(description = "Whether a pixel reports its conversions.") @Nullable
        Boolean hasPixel,

        @Arg(description = "Its budget per day, or the sum of those of its ad sets.", min = 0) @Nullable
        MinorUnits dailyBudgetMinor,

        @Arg(description = "On how many days it spent 95% of that budget or more.", min = 0, max = 90) @Nullable
        Long fullBudgetDays,

        @Arg(
                description = "On how many of the days it could deliver; without it on all on which it existed.",
                min = 0,
                max = 90)
        @Nullable
        Long deliveryDays,

        @Arg(description = "What keeps it from delivering, in the platform's words.", maxItems = 100) @Nullable
        List<Issue> issues,

        @Arg(description = "Its numbers over as many days before.") @Nullable
        Numbers previous,

        @Arg(description = "Its ad sets.", maxItems = 1000) @Nullable
        List<AdSet> adSets,

        @Arg(description = "Its ads.", maxItems = 5000) @Nullable
        List<Ad> ads) {

    static final String WORD = "^[A-Z_]{1,60}$";

    /** Returns what it did over the days looked at. */
    Numbers numbers() {
        return new Numbers(costMinor, impressions, reach, frequency, clicks, conversions, conversionValueMinor);
    }

    /** Numbers of a campaign over some days. */
    public record Numbers(
            @Arg(description = "What it cost.", min = 0) @Nullable
            MinorUnits costMinor,

            @Arg(description = "How often it was shown.", min = 0) @Nullable
            Long impressions,

            @Arg(description = "To how many people it was shown.", min = 0) @Nullable
            Long reach,

            @Arg(
                    description = "How often each of them saw it; without it impressions per reach.",
                    min = 0,
                    max = 10_000)
            @Nullable
            BigDecimal frequency,

            @Arg(description = "How often it was clicked.", min = 0) @Nullable
            Long clicks,

            @Arg(description = "Its conversions.", min = 0, max = 1e12) @Nullable
            BigDecimal conversions,

            @Arg(description = "What its conversions were worth.", min = 0) @Nullable
            MinorUnits conversionValueMinor) {}

    /** An ad set. */
    public record AdSet(
            @Arg(description = "What it is in effect.", pattern = WORD) @Nullable
            String effectiveStatus,

            @Arg(description = "How far it has learnt.") @Nullable
            LearningStage learningStage,

            @Arg(description = "How many events it has had in 7 days.", min = 0) @Nullable
            Long conversions_7d,

            @Arg(
                    description = "How many hours ago it was last changed in a way that matters.",
                    min = 0,
                    max = 1_000_000)
            @Nullable
            Long lastEditHours,

            @Arg(description = "What keeps it from delivering.", maxItems = 100) @Nullable
            List<Issue> issues) {}

    /** An ad. */
    public record Ad(
            @Arg(description = "What it is in effect.", pattern = WORD)
            String effectiveStatus) {}

    /** Issue that keeps a campaign or an ad set from delivering, in the platform's words. */
    public record Issue(
            @Arg(description = "Which part of it.", maxLength = 100) @Nullable
            String level,

            @Arg(description = "The platform's code.", maxLength = 100) @Nullable
            String errorCode,

            @Arg(description = "What is wrong.", maxLength = 1000) @Nullable
            String summary) {}

    /** Stage of an ad set's learning. */
    public enum LearningStage {
        /** Still learns. */
        @JsonName("LEARNING")
        LEARNING,
        /** Has learnt. */
        @JsonName("SUCCESS")
        SUCCESS,
        /** Gets too few events to learn. */
        @JsonName("FAIL")
        FAIL
    }
}
